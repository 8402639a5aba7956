extension View {
  /// Sets the colour of the text, symbols and shapes inside; nil for the default in their place.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentModified(content: self) { $0.setForeground(color.map { [$0.paint] } ?? []) }
  }

  /// Sets the style of the text, symbols and shapes inside.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentModified(content: self) { $0.setForeground([style.paint]) }
  }

  /// Sets the first two styles of the text, symbols and shapes inside.
  ///
  /// Works in the browser only.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    EnvironmentModified(content: self) { $0.setForeground([primary.paint, secondary.paint]) }
  }

  /// Sets the first three styles of the text, symbols and shapes inside.
  ///
  /// Works in the browser only.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    EnvironmentModified(content: self) {
      $0.setForeground([primary.paint, secondary.paint, tertiary.paint])
    }
  }
}
