/// The look of menus.
///
/// Like SwiftUI's `MenuStyle`. Only the built-in styles; hosts show them all alike.
@MainActor @preconcurrency
public protocol MenuStyle {}

extension View {
  /// Sets the style of the menus inside.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { accepted() }
}

/// The default style for the place.
///
/// Like SwiftUI's `DefaultMenuStyle`.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style that shows a button.
///
/// Like SwiftUI's `ButtonMenuStyle`.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that shows a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A style that shows a button without a border.
///
/// Like SwiftUI's `BorderlessButtonMenuStyle`.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that shows a button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
