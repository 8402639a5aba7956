import MeerkatViews

/// What the modifiers around a chart say about it.
struct ChartOptions {
  var x = AxisOptions()
  var y = AxisOptions()
  var styles = StyleOptions()
  var symbols: [Datum: any ChartSymbolShape] = [:]
  var legend = LegendOptions()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var backgrounds: [Layer] = []
  var overlays: [Layer] = []
  var xSelection: ((Datum?) -> Void)?
  var ySelection: ((Datum?) -> Void)?
  /// Takes a value between nothing and the sum of all sectors.
  var angleSelection: ((Datum?) -> Void)?

  /// A view behind or in front of the chart.
  struct Layer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
  }
}

/// What is said about one axis.
struct AxisOptions {
  /// Nil for the usual content.
  var content: (any AxisContent)?
  var visibility = Visibility.automatic
  var domain = DomainWish()
  var type: ScaleType?
  var range: PlotDimensionScaleRange?
  var label: AxisTitle?
  var isScrollable = false
  /// How much of the domain is seen at once.
  var visibleLength: Double?
}

/// The title of an axis.
struct AxisTitle {
  let content: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  /// In points.
  let spacing: CGFloat?
}

/// What is said about colours.
struct StyleOptions {
  var domain: [Datum]?
  var range: [AnyShapeStyle]?
  var mapping: ((Datum) -> AnyShapeStyle?)?
}

/// What is said about the legend.
struct LegendOptions {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  /// In points.
  var spacing: CGFloat?
  var content: AnyView?
}

extension EnvironmentValues {
  @Entry var chartOptions: ChartOptions = ChartOptions()
}

extension View {
  /// Changes what is said about the charts inside; what stands nearer to a chart counts.
  nonisolated func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }
}
