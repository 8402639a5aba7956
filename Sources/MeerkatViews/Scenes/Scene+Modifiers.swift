public import Foundation

/// How large a person can make a window.
///
/// Like SwiftUI's `WindowResizability`.
public struct WindowResizability: Hashable, Sendable {
  let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How a window looks.
///
/// Like SwiftUI's `WindowStyle`.
public protocol WindowStyle {}

/// The usual look of a window.
///
/// Like SwiftUI's `DefaultWindowStyle`.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window with a title.
///
/// Like SwiftUI's `TitleBarWindowStyle`.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window without a title.
///
/// Like SwiftUI's `HiddenTitleBarWindowStyle`.
///
/// Accepted, without effect.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window without a border.
///
/// Like SwiftUI's `PlainWindowStyle`.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the bar of a window looks.
///
/// Like SwiftUI's `WindowToolbarStyle`.
public protocol WindowToolbarStyle {}

/// One of the looks of a window's bar that the system knows.
///
/// Like SwiftUI's types of built-in styles, in one.
public struct BuiltInWindowToolbarStyle: WindowToolbarStyle, Hashable, Sendable {
  let name: String
}

extension WindowToolbarStyle where Self == BuiltInWindowToolbarStyle {
  public static var automatic: Self { Self(name: "automatic") }
  public static var expanded: Self { Self(name: "expanded") }
  public static var unified: Self { Self(name: "unified") }
  public static var unifiedCompact: Self { Self(name: "unifiedCompact") }

  /// A bar with or without the title of the window.
  public static func unified(showsTitle: Bool) -> Self { .unified }

  /// A low bar with or without the title of the window.
  public static func unifiedCompact(showsTitle: Bool) -> Self { .unifiedCompact }
}

/// How something at the edge of the screen shows its views.
///
/// Like SwiftUI's `MenuBarExtraStyle`.
public protocol MenuBarExtraStyle {}

/// One of the ways that the system knows.
///
/// Like SwiftUI's types of built-in styles, in one.
public struct BuiltInMenuBarExtraStyle: MenuBarExtraStyle, Hashable, Sendable {
  let name: String
}

extension MenuBarExtraStyle where Self == BuiltInMenuBarExtraStyle {
  public static var automatic: Self { Self(name: "automatic") }
  public static var menu: Self { Self(name: "menu") }
  public static var window: Self { Self(name: "window") }
}

/// Work that the system has an app do in the background.
///
/// Like SwiftUI's `BackgroundTask`. No host starts any.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Work at a time that the app asked for.
  public static func appRefresh(_ identifier: String) -> Self { Self(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Work after something was loaded.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    Self(name: identifier)
  }
}

extension Scene {
  /// Adds actions to the menus of the app.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { accepted() }

  /// Takes the system's own actions away.
  nonisolated public func commandsRemoved() -> some Scene { accepted() }

  /// Sets how large a person can make the windows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    accepted()
  }

  /// Sets how large windows are at first, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { accepted() }

  /// Sets how large windows are at first, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { accepted() }

  /// Sets where windows are at first.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { accepted() }

  /// Sets how windows look.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { accepted() }

  /// Sets how the bars of windows look.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    accepted()
  }

  /// Sets how something at the edge of the screen shows its views.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    accepted()
  }

  /// Gives a key to what opens the window.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { accepted() }

  /// Says which links and files open the scene.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    accepted()
  }

  /// Does something when the system gives the app time in the background.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { accepted() }

  /// Does something when a value changes, which no host does for scenes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { accepted() }

  /// Does something when a value changes, which no host does for scenes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { accepted() }

  /// Does something when a value changes, which no host does for scenes.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { accepted() }
}

extension View {
  /// Says which links and files the window of the view is for.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { accepted() }

  /// Does something with what a person began elsewhere, which no host tells.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { accepted() }

  /// Tells the system what a person does here.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { accepted() }
}

/// What a person does at a time.
///
/// Like Foundation's class of the same name on Apple's platforms, as far as SwiftUI needs it.
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = true
  public var isEligibleForPrediction = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }
}

/// Why the web browser's activity is continued.
///
/// Like Foundation's constant of the same name.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
