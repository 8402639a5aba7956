/// How far a user can resize a window.
///
/// Like SwiftUI's `WindowResizability`.
public enum WindowResizability: Hashable, Sendable {
  case automatic, contentSize, contentMinSize
}

/// The look of a window.
///
/// Like SwiftUI's `WindowStyle`.
public protocol WindowStyle {}

/// The default look of a window.
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

/// The look of a window's toolbar.
///
/// Like SwiftUI's `WindowToolbarStyle`.
public protocol WindowToolbarStyle {}

/// A built-in style of a window's toolbar.
///
/// Combines SwiftUI's types of built-in styles.
public struct BuiltInWindowToolbarStyle: WindowToolbarStyle, Hashable, Sendable {
  let name: String
}

extension WindowToolbarStyle where Self == BuiltInWindowToolbarStyle {
  public static var automatic: Self { Self(name: "automatic") }
  public static var expanded: Self { Self(name: "expanded") }
  public static var unified: Self { Self(name: "unified") }
  public static var unifiedCompact: Self { Self(name: "unifiedCompact") }

  /// A toolbar with or without the title of the window.
  public static func unified(showsTitle: Bool) -> Self { .unified }

  /// A compact toolbar with or without the title of the window.
  public static func unifiedCompact(showsTitle: Bool) -> Self { .unifiedCompact }
}

/// The style of a menu bar extra.
///
/// Like SwiftUI's `MenuBarExtraStyle`.
public protocol MenuBarExtraStyle {}

/// A built-in transition.
///
/// Combines SwiftUI's types of built-in styles.
public struct BuiltInMenuBarExtraStyle: MenuBarExtraStyle, Hashable, Sendable {
  let name: String
}

extension MenuBarExtraStyle where Self == BuiltInMenuBarExtraStyle {
  public static var automatic: Self { Self(name: "automatic") }
  public static var menu: Self { Self(name: "menu") }
  public static var window: Self { Self(name: "window") }
}

/// A kind of background task.
///
/// Like SwiftUI's `BackgroundTask`. Hosts start none.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh at a time that the app requested.
  public static func appRefresh(_ identifier: String) -> Self { Self(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A task for the events of a background URL session.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    Self(name: identifier)
  }
}

extension Scene {
  /// Adds commands to the menus of the app.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { accepted() }

  /// Removes the system's own commands.
  nonisolated public func commandsRemoved() -> some Scene { accepted() }

  /// Sets how far a user can resize the windows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    accepted()
  }

  /// Sets the initial size of windows, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { accepted() }

  /// Sets the initial size of windows, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { accepted() }

  /// Sets the initial position of windows.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { accepted() }

  /// Sets the look of windows.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { accepted() }

  /// Sets the look of window toolbars.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    accepted()
  }

  /// Sets the style of menu bar extras.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    accepted()
  }

  /// Sets the keyboard shortcut that opens the window.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { accepted() }

  /// Specifies which links and files open the scene.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    accepted()
  }

  /// Runs an action when the system starts a background task.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { accepted() }

  /// Runs an action with the old and the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changed { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    changed { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Runs an action when a value changes.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    changed { AnyView($0.onChange(of: value, perform: action)) }
  }

  nonisolated private func changed(_ change: @escaping (AnyView) -> AnyView) -> some Scene {
    // What a scene is made of is used on the main actor only, when its windows are read.
    nonisolated(unsafe) let change = change
    return ChangedScene(self) { change($0) }
  }
}

extension View {
  /// Specifies which links and files the view's window handles.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { accepted() }

  /// Handles a continued user activity; not reported by hosts.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { accepted() }

  /// Advertises a user activity.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { accepted() }
}

/// A user activity.
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

/// The activity type for continued web browsing.
///
/// Like Foundation's constant of the same name.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
