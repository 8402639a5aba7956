public import Foundation
import MeerkatFoundation

/// One of the app's windows, with its life.
///
/// Like UIKit's `UIScene`, for delegates that compile: pages show the `App`, and make no scene.
@MainActor
open class UIScene: UIResponder {
  /// With what a scene begins.
  @MainActor
  public final class ConnectionOptions {
    /// The addresses that the scene is to open.
    public var urlContexts: Set<UIOpenURLContext> { [] }

    init() {}
  }

  /// Whether the scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What hears of the scene's life.
  public weak var delegate: (any UISceneDelegate)?
  public var activationState: ActivationState { .unattached }
}

/// A scene that has windows.
///
/// Like UIKit's `UIWindowScene`.
@MainActor
open class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
}

/// A window.
///
/// Like UIKit's `UIWindow`: it keeps its root, and no host shows it.
@MainActor
open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var isKeyWindow: Bool { false }

  public required nonisolated init() {}

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init() }

  /// Creates a window of a size.
  public convenience init(frame: CGRect) { self.init() }

  /// Shows the window, which no host does.
  public func makeKeyAndVisible() {
    AppHost.note("a window isn't shown: pages show the windows of an App.")
  }
}

/// An address that came to a scene.
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

/// What is kept of a scene.
///
/// Like UIKit's `UISceneSession`.
@MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
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

/// How a scene is made.
///
/// Like UIKit's `UISceneConfiguration`.
@MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?

  /// Creates the configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What hears of a scene's life: nothing calls it.
///
/// Like UIKit's `UISceneDelegate`.
@MainActor
public protocol UISceneDelegate: AnyObject {
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

/// What hears of the life of a scene with windows: nothing calls it.
///
/// Like UIKit's `UIWindowSceneDelegate`.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
