public import Foundation

/// Data as sectors of a circle or ring.
///
/// Like Swift Charts' `SectorMark`.
nonisolated public struct SectorMark: SingleMark {
  let mark: Mark

  /// Creates a sector as large as its part of the sum of all.
  ///
  /// - Parameters:
  ///   - angle: The value.
  ///   - innerRadius: The distance from the middle; a ratio is one of the outer radius.
  ///   - outerRadius: The distance of the outer edge from the middle.
  ///   - angularInset: The distance from the neighbours, in points.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .sector, angle: angle.plotted,
      sector: SectorForm(
        innerRadius: innerRadius, outerRadius: outerRadius, inset: angularInset ?? 0))
  }
}
