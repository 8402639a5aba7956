extension View {
  /// Sets the colour of the controls and links inside; nil for the app's.
  ///
  /// Works in the browser only.
  nonisolated public func tint(_ tint: Color?) -> some View {
    EnvironmentModified(content: modified(.tint(tint))) { $0.tintColor = tint }
  }

  /// Sets the style of the controls and links inside; hosts support only colours.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    var color: Color?
    if case .color(let known) = tint.paint.kind { color = known }
    return self.tint(color)
  }

  /// Sets the colour of the controls and links inside; nil for the app's.
  ///
  /// Works in the browser only.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
