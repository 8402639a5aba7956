/// Data as an area.
///
/// Like Swift Charts' `AreaMark`.
nonisolated public struct AreaMark: SingleMark {
  let mark: Mark

  /// Creates a point of the area's edge, above nothing or above the area below.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: x.plotted, y: y.plotted, stacking: stacking)
  }

  /// Creates a point of the edge of a series' area.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .area, x: x.plotted, y: y.plotted, series: series.plotted.start, stacking: stacking)
  }

  /// Creates a point of both edges of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .area, x: x.plotted, y: Plotted(from: yStart.plotted, to: yEnd.plotted),
      stacking: .unstacked)
  }

  /// Creates a point of both edges of a series' area.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: x.plotted, y: Plotted(from: yStart.plotted, to: yEnd.plotted),
      series: series.plotted.start, stacking: .unstacked)
  }
}
