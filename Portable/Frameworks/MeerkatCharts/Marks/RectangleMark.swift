public import Foundation

/// Data as rectangles.
///
/// Like Swift Charts' `RectangleMark`.
nonisolated public struct RectangleMark: SingleMark {
  let mark: Mark

  /// Creates a rectangle around a point.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: x.plotted, y: y.plotted, width: width, height: height)
  }

  /// Creates a rectangle between two values on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: Plotted(from: xStart.plotted, to: xEnd.plotted),
      y: Plotted(from: yStart.plotted, to: yEnd.plotted))
  }

  /// Creates a rectangle around a value, between two values on the y axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: x.plotted, y: Plotted(from: yStart.plotted, to: yEnd.plotted),
      width: width)
  }

  /// Creates a rectangle around a value, between two values on the x axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: Plotted(from: xStart.plotted, to: xEnd.plotted), y: y.plotted,
      height: height)
  }

  /// Creates a rectangle around a value, as high as the chart.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: x.plotted, width: width)
  }

  /// Creates a rectangle between two values, as high as the chart.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rectangle, x: Plotted(from: xStart.plotted, to: xEnd.plotted))
  }

  /// Creates a rectangle around a value, as wide as the chart.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, y: y.plotted, height: height)
  }

  /// Creates a rectangle between two values, as wide as the chart.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, y: Plotted(from: yStart.plotted, to: yEnd.plotted))
  }
}
