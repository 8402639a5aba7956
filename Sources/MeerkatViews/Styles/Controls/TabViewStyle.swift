/// How screens side by side are shown.
///
/// Like SwiftUI's `TabViewStyle`. The built-in styles only; hosts show all of them in one way.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// One of the ways that the system knows.
///
/// Like SwiftUI's types of built-in styles without settings, in one.
nonisolated public struct BuiltInTabViewStyle: TabViewStyle, Hashable, Sendable {
  let name: String
}

/// The way that suits the place.
///
/// Like SwiftUI's `DefaultTabViewStyle`.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages.
///
/// Like SwiftUI's `PageTabViewStyle`.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots for the pages.
  ///
  /// Like SwiftUI's type of the same name.
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages with or without dots.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == BuiltInTabViewStyle {
  nonisolated public static var sidebarAdaptable: Self { Self(name: "sidebarAdaptable") }
  nonisolated public static var tabBarOnly: Self { Self(name: "tabBarOnly") }
  nonisolated public static var grouped: Self { Self(name: "grouped") }
  nonisolated public static var carousel: Self { Self(name: "carousel") }
  nonisolated public static var verticalPage: Self { Self(name: "verticalPage") }
}

/// How the dots for pages are shown.
///
/// Like SwiftUI's `IndexViewStyle`. The built-in styles only; hosts show all of them in one way.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots.
///
/// Like SwiftUI's `PageIndexViewStyle`.
///
/// Accepted, without effect.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background.
  ///
  /// Like SwiftUI's type of the same name.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with or without a background.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the screens side by side inside are shown.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { accepted() }

  /// Sets how the dots for pages inside are shown.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { accepted() }
}
