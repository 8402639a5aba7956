import MeerkatViews

/// A mark as a chart draws it: its kind, its values and its looks.
struct Mark {
  enum Kind {
    case line, area, bar, point, rule, rectangle, sector
  }

  let kind: Kind
  var x: Plotted?
  var y: Plotted?
  /// How much of the circle a sector takes.
  var angle: Plotted?
  /// Which line or area the mark belongs to, where nothing else says.
  var series: Datum?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var sector = SectorForm()
  var look = MarkLook()
}

/// The form of a sector.
struct SectorForm {
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  /// The distance from its neighbours, in points.
  var inset: CGFloat = 0
}

/// What modifiers say about a mark; what nobody says is nil.
struct MarkLook {
  var foreground: AnyShapeStyle?
  var foregroundKey: Plotted?
  var symbol: (any ChartSymbolShape)?
  var symbolView: AnyView?
  var symbolKey: Plotted?
  /// In square points.
  var symbolSize: CGFloat?
  var symbolSizeKey: Plotted?
  var lineStyle: StrokeStyle?
  var lineStyleKey: Plotted?
  var positionKey: Plotted?
  var interpolation: InterpolationMethod?
  var opacity: Double = 1
  var cornerRadius: CGFloat?
  var offset = MarkOffset()
  var zIndex: Double?
  var annotations: [Annotation] = []
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var isAccessibilityHidden = false
}

/// How far the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}
