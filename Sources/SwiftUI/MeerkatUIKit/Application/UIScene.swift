public import Foundation
import MeerkatFoundation

/// A window of the app, with its life cycle.
///
/// Like UIKit's `UIScene`, so that scene delegates compile: pages show the `App`, and create no
/// scenes.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The options with which a scene begins.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    /// The URLs that the scene should open.
    public var urlContexts: Set<UIOpenURLContext> { [] }

    init() {}
  }

  /// The state of the scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The scene's delegate.
  public weak var delegate: (any UISceneDelegate)?
  public var activationState: ActivationState { .unattached }
}

/// A scene that has windows.
///
/// Like UIKit's `UIWindowScene`.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
}

/// A window.
///
/// Like UIKit's `UIWindow`: it keeps its root, and no host shows it.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var isKeyWindow: Bool { false }

  /// Creates a window for a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  /// Shows the window; not supported by hosts.
  public func makeKeyAndVisible() {
    AppHost.note("a window isn't shown: pages show the windows of an App.")
  }
}

/// A URL that a scene has received.
///
/// Like UIKit's `UIOpenURLContext`.
public final class UIOpenURLContext: Hashable, Sendable {
  public let url: URL

  init(url: URL) { self.url = url }

  public static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The persistent information about a scene.
///
/// Like UIKit's `UISceneSession`.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  ///
  /// Like UIKit's `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "windowApplication")
  }

  public let role = Role.windowApplication

  nonisolated override init() {}
}

/// The configuration of a scene.
///
/// Like UIKit's `UISceneConfiguration`.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?

  /// Creates a configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A delegate for the life cycle of a scene; never called.
///
/// Like UIKit's `UISceneDelegate`.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A delegate for the life cycle of a scene with windows; never called.
///
/// Like UIKit's `UIWindowSceneDelegate`.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The window of the scene; always nil.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
