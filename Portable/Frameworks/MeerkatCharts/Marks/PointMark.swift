public import Foundation

/// Data as points.
///
/// Like Swift Charts' `PointMark`.
nonisolated public struct PointMark: SingleMark {
  let mark: Mark

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: x.plotted, y: y.plotted)
  }

  /// Creates a point halfway up.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .point, x: x.plotted)
  }

  /// Creates a point halfway along.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, y: y.plotted)
  }
}
