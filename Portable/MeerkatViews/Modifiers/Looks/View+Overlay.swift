extension View {
  /// Shows a view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    Decorated(content: self, decoration: overlay, side: .overlay, alignment: alignment)
  }

  /// Shows views in front of this one, on top of each other.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Decorated(
      content: self, decoration: ZStack(alignment: alignment, content: content), side: .overlay,
      alignment: alignment)
  }

  /// Covers the view with a style.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Covers the view with a shape that is filled with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Decorated(
      content: self, decoration: shape.fill(style, style: fillStyle), side: .overlay,
      alignment: .center)
  }

  /// Draws a line around the view, `width` points wide.
  ///
  /// Works in the browser only.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modified(.border(content.paint, width: width))
  }
}
