/// How menus look.
///
/// Like SwiftUI's `MenuStyle`. The built-in styles only; hosts show all of them in one way.
@MainActor @preconcurrency
public protocol MenuStyle {}

extension View {
  /// Sets how the menus inside look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { accepted() }
}

/// The style that suits the place.
///
/// Like SwiftUI's `DefaultMenuStyle`.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
///
/// Like SwiftUI's `ButtonMenuStyle`.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
///
/// Like SwiftUI's `BorderlessButtonMenuStyle`.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
