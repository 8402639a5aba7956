extension View {
  /// Makes the view translucent, from 0 to 1.
  @_disfavoredOverload
  nonisolated public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }

  /// Hides the view, but keeps its space.
  nonisolated public func hidden() -> some View { modified(.hidden) }

  /// Draws a shadow behind the view; distances are in points.
  ///
  /// Works in the browser only.
  nonisolated public func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified(.shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view, by a radius in points.
  ///
  /// Works in the browser only.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(.blur(radius: radius))
  }

  /// Rotates the view as drawn, without moving others.
  ///
  /// Works in the browser only.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotation(angle, anchor: anchor))
  }

  /// Scales the view as drawn, without moving others.
  ///
  /// Works in the browser only.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modified(.scale(scale, anchor: anchor))
  }

  /// Scales the view as drawn, without moving others.
  ///
  /// Works in the browser only.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modified(.scale(CGSize(width: s, height: s), anchor: anchor))
  }

  /// Scales the view as drawn, without moving others.
  ///
  /// Works in the browser only.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(.scale(CGSize(width: x, height: y), anchor: anchor))
  }
}
