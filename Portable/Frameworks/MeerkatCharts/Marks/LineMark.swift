/// Data as a line through points.
///
/// Like Swift Charts' `LineMark`.
nonisolated public struct LineMark: SingleMark {
  let mark: Mark

  /// Creates a point of the line; styles by value tell lines apart.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: x.plotted, y: y.plotted)
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .line, x: x.plotted, y: y.plotted, series: series.plotted.start)
  }
}
