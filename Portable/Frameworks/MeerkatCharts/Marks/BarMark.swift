public import Foundation

/// Data as bars.
///
/// Like Swift Charts' `BarMark`.
nonisolated public struct BarMark: SingleMark {
  let mark: Mark

  /// Creates a bar from nothing to a value; of two numbers, the one on the y axis is its length.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: x.plotted, y: y.plotted, width: width, height: height, stacking: stacking)
  }

  /// Creates an upright bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .bar, x: x.plotted, y: Plotted(from: yStart.plotted, to: yEnd.plotted), width: width,
      stacking: .unstacked)
  }

  /// Creates a lying bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .bar, x: Plotted(from: xStart.plotted, to: xEnd.plotted), y: y.plotted, height: height,
      stacking: .unstacked)
  }

  /// Creates a lying bar of which all are in one line.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: x.plotted, width: width, stacking: stacking)
  }

  /// Creates an upright bar of which all are in one line.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, y: y.plotted, height: height, stacking: stacking)
  }

  /// Creates a lying bar between two values, as high as the chart.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .bar, x: Plotted(from: xStart.plotted, to: xEnd.plotted), stacking: .unstacked)
  }
}

/// Content that is one mark.
protocol SingleMark: MarkSource {
  nonisolated var mark: Mark { get }
}

extension SingleMark {
  @MainActor func addMarks(to marks: inout [Mark]) { marks.append(mark) }
}
