extension View {
  /// Sets the font of the text inside; nil for the default in its place.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func font(_ font: Font?) -> some View {
    EnvironmentModified(content: self) { $0.font = font }
  }

  /// Sets the font weight of the text inside.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.weight = weight }
  }

  /// Sets the font width of the text inside.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { accepted() }

  /// Sets the language by which the text inside is set.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { accepted() }

  /// Sets the font design of the text inside.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.design = design }
  }

  /// Makes the text inside bold.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.weight = isActive ? .bold : nil }
  }

  /// Makes the text inside italic.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.isItalic = isActive }
  }

  /// Uses the fixed-width variant of the font for the text inside.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.isMonospaced = isActive }
  }

  /// Uses fixed-width digits for the text inside.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func monospacedDigit() -> some View {
    EnvironmentModified(content: self) { $0.textStyle.hasMonospacedDigits = true }
  }
}
