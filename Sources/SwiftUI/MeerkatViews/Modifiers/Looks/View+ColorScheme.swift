/// The preferred light or dark appearance of a window or presentation.
///
/// Like SwiftUI's `PreferredColorSchemeKey`.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the appearance of the window or sheet around the view; nil for the person's preference.
  ///
  /// Works in the browser only.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the light or dark appearance of the view.
  ///
  /// Works in the browser only.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
