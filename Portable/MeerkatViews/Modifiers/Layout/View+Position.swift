extension View {
  /// Offsets the view as drawn, without moving others.
  nonisolated public func offset(_ offset: CGSize) -> some View { modified(.offset(offset)) }

  /// Offsets the view as drawn, by distances in points, without moving others.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(CGSize(width: x, height: y)))
  }

  /// Places the centre of the view at a point of its parent.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modified(.position(position))
  }

  /// Places the centre of the view at a point of its parent, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(CGPoint(x: x, y: y)))
  }

  /// Sets the order of overlapping views: the highest value is in front.
  nonisolated public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  /// Sets the position of a horizontal guide.
  ///
  /// Works in text only.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        AlignmentGuide(id: ObjectIdentifier(g.id), isHorizontal: true, compute: computeValue)))
  }

  /// Sets the position of a vertical guide.
  ///
  /// Works in text only.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        AlignmentGuide(id: ObjectIdentifier(g.id), isHorizontal: false, compute: computeValue)))
  }
}

extension View {
  /// Names the coordinate space of the view.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(.coordinateSpace(name.name)) { _ in false }
  }

  /// Names the coordinate space of the view.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modified(.coordinateSpace(AnyHashable(name))) { _ in false }
  }
}
