public import Foundation

extension View {
  /// Draws the view elsewhere, without moving others.
  nonisolated public func offset(_ offset: CGSize) -> some View { modified(.offset(offset)) }

  /// Draws the view elsewhere, by distances in points, without moving others.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(CGSize(width: x, height: y)))
  }

  /// Puts the middle of the view at a point of its parent.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modified(.position(position))
  }

  /// Puts the middle of the view at a point of its parent, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(CGPoint(x: x, y: y)))
  }

  /// Sets what is in front where views overlap: the highest value.
  nonisolated public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  /// Sets the place of a guide from left to right.
  ///
  /// Works in text only.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        AlignmentGuide(id: ObjectIdentifier(g.id), isHorizontal: true, compute: computeValue)))
  }

  /// Sets the place of a guide from top to bottom.
  ///
  /// Works in text only.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        AlignmentGuide(id: ObjectIdentifier(g.id), isHorizontal: false, compute: computeValue)))
  }
}
