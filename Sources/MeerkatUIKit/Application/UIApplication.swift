public import Foundation
import MeerkatFoundation

/// The app as UIKit sees it.
///
/// Like UIKit's `UIApplication`.
///
/// ## Differences
/// - Each page is an app instance of its own: `open` and `canOpenURL` speak for the one whose event
///   is being handled, or whose task is running. Elsewhere, as on a dispatch queue, nothing opens.
/// - There are no windows and no scenes to look through, and nothing is posted to the notifications.
@MainActor
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// What an address may be opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// With what the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "url")
    public static let remoteNotification = Self(rawValue: "remoteNotification")
  }

  /// With what an address came to the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "sourceApplication")
  }

  /// Whether the app is in front.
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

  /// What hears of the app's life; nothing of it is told but the launch.
  public weak var delegate: (any UIApplicationDelegate)?
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  /// The scenes of the app: none is told of.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows of the app: none is told of.
  public var windows: [UIWindow] { [] }
  public var applicationState: State { .active }

  public required init() {}

  /// Opens an address, in the app or beside its page.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = opens(url)
    completion?(isOpened)
  }

  /// Opens an address, in the app or beside its page, and tells whether that was possible.
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

  /// Returns whether an address could be opened.
  public func canOpenURL(_ url: URL) -> Bool { AppHost.current?.canOpen(url) ?? false }
}
