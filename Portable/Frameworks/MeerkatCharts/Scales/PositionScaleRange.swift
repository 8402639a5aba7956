public import Foundation

/// The part of the plot that an axis takes.
///
/// Like Swift Charts' `PositionScaleRange`.
public protocol PositionScaleRange {}

/// The whole plot, with some room at its ends.
///
/// Like Swift Charts' `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  /// In points.
  let startPadding: CGFloat
  /// In points.
  let endPadding: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The plot with room at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot with room at each end, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
