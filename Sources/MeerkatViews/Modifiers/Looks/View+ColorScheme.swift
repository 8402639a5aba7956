/// Whether a window, or what is presented above it, is to be light or dark.
///
/// Like SwiftUI's `PreferredColorSchemeKey`.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Shows the whole presentation around the view, a window or a sheet, light or dark; nil leaves it
  /// to the person who looks at it.
  ///
  /// Works in the browser only.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Shows the view as in light or dark surroundings.
  ///
  /// Works in the browser only.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
