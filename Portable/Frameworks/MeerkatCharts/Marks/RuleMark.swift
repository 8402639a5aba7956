public import Foundation

/// A straight line at a value.
///
/// Like Swift Charts' `RuleMark`.
nonisolated public struct RuleMark: SingleMark {
  let mark: Mark

  /// Creates an upright line through the whole chart.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: x.plotted)
  }

  /// Creates an upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: x.plotted, y: Plotted(from: yStart.plotted, to: yEnd.plotted))
  }

  /// Creates a lying line through the whole chart.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, y: y.plotted)
  }

  /// Creates a lying line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: Plotted(from: xStart.plotted, to: xEnd.plotted), y: y.plotted)
  }
}
