/// The style of a tab view.
///
/// Like SwiftUI's `TabViewStyle`. Only the built-in styles; hosts show them all alike.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A built-in transition.
///
/// Combines SwiftUI's types of built-in styles without settings.
nonisolated public struct BuiltInTabViewStyle: TabViewStyle, Hashable, Sendable {
  let name: String
}

/// The default style for the place.
///
/// Like SwiftUI's `DefaultTabViewStyle`.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows pages.
///
/// Like SwiftUI's `PageTabViewStyle`.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// Whether page indicators are shown.
  ///
  /// Like SwiftUI's type of the same name.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A style that shows pages with or without page indicators.
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

/// The style of page indicators.
///
/// Like SwiftUI's `IndexViewStyle`. Only the built-in styles; hosts show them all alike.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// A style that shows dots.
///
/// Like SwiftUI's `PageIndexViewStyle`.
///
/// Accepted, without effect.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the page indicators have a background.
  ///
  /// Like SwiftUI's type of the same name.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A style that shows page indicators with or without a background.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views inside.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { accepted() }

  /// Sets the style of the page indicators inside.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { accepted() }
}
