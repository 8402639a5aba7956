/// The app, for code written against UIKit.
///
/// Like UIKit's `UIApplication`.
///
/// ## Differences
/// - Each page is a separate app instance: `open` and `canOpenURL` apply to the one whose event is
///   being handled, or whose task is running. Elsewhere, such as on a dispatch queue, nothing
///   opens.
/// - Each page has one scene with one window, whose root controller is empty: what it presents is
///   shown above the app. No notifications are posted.
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// The options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// The options with which the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "url")
    public static let remoteNotification = Self(rawValue: "remoteNotification")
  }

  /// The options with which the app receives a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "sourceApplication")
  }

  /// The state of the app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = name("didBecomeActive")
  public static let willResignActiveNotification = name("willResignActive")
  public static let didEnterBackgroundNotification = name("didEnterBackground")
  public static let willEnterForegroundNotification = name("willEnterForeground")
  public static let willTerminateNotification = name("willTerminate")
  public static let didReceiveMemoryWarningNotification = name("didReceiveMemoryWarning")
  public static let significantTimeChangeNotification = name("significantTimeChange")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication.\(event)Notification")
  }

  /// The app's delegate, which is notified only of the launch.
  public weak var delegate: (any UIApplicationDelegate)?
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  /// The scene of the page; empty where no app instance is handling an event.
  public var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }
  public var windows: [UIWindow] { scene?.windows ?? [] }
  public var keyWindow: UIWindow? { scene?.keyWindow }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var applicationState: State { .active }

  nonisolated override init() {}

  private var scene: UIWindowScene? {
    guard let host = AppHost.current else { return nil }
    if let scene = host.scene as? UIWindowScene { return scene }
    let root = UIViewController()
    let scene = UIWindowScene()
    UIWindow(windowScene: scene).rootViewController = root
    host.scene = scene
    host.showPresentations(root)
    return scene
  }

  /// Opens a URL, in the app or beside its page.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = opens(url)
    completion?(isOpened)
  }

  /// Opens a URL, in the app or beside its page, and returns whether that was possible.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    opens(url)
  }

  private func opens(_ url: URL) -> Bool {
    guard let host = AppHost.current else {
      AppHost.note("\(url) isn't opened: no app instance is handling an event.")
      return false
    }
    return host.open(url)
  }

  /// Tells the delegate that there are no notifications from elsewhere.
  public func registerForRemoteNotifications() {
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }

  public func unregisterForRemoteNotifications() {}
  public func beginReceivingRemoteControlEvents() {}

  /// Begins a task that may go on in the background, where a page always is.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Returns whether a URL could be opened.
  public func canOpenURL(_ url: URL) -> Bool { AppHost.current?.canOpen(url) ?? false }
}

/// The name of a task in the background.
///
/// Like UIKit's `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
