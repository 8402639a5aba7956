extension View {
  /// Shows a view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    Decorated(content: self, decoration: background, side: .background, alignment: alignment)
  }

  /// Shows views behind this one, on top of each other.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Decorated(
      content: self, decoration: ZStack(alignment: alignment, content: content),
      side: .background, alignment: alignment)
  }

  /// Fills the space behind the view with the background of the surroundings.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills the space behind the view with a style.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// Fills a shape behind the view with the background of the surroundings.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Decorated(
      content: self, decoration: shape.fill(style, style: fillStyle), side: .background,
      alignment: .center)
  }

  /// Sets the style that `.background` resolves to.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { accepted() }
}
