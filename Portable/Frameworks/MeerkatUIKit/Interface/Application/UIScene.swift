/// A window of the app, with its life cycle.
///
/// Like UIKit's `UIScene`. Each page has one.
open class UIScene: UIResponder {
  /// The options with which a scene begins.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    /// The URLs that the scene should open.
    public var urlContexts: Set<UIOpenURLContext> { [] }

    public var shortcutItem: Any? { nil }

    package init() {}
  }

  /// The state of the scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The scene's delegate.
  public weak var delegate: (any UISceneDelegate)?
  public var activationState: ActivationState { .foregroundActive }
  public let session = UISceneSession()
}

/// A scene that has windows.
///
/// Like UIKit's `UIWindowScene`.
open class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
  public var keyWindow: UIWindow? { windows.last }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var screen: UIScreen { .main }
}

/// A window.
///
/// Like UIKit's `UIWindow`. A page shows that of the delegate in an app without an `App`.
open class UIWindow: UIView {
  public var rootViewController: UIViewController? { didSet { changes.note() } }
  public private(set) weak var windowScene: UIWindowScene?
  public private(set) var isKeyWindow = false

  /// Creates a window for a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// Shows the window.
  public func makeKeyAndVisible() { isKeyWindow = true }
}

/// A URL that a scene has received.
///
/// Like UIKit's `UIOpenURLContext`.
public final class UIOpenURLContext: Hashable, Sendable {
  public let url: URL

  init(url: URL) { self.url = url }

  public static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool { left === right }

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

/// A delegate for the life cycle of a scene.
///
/// Like UIKit's `UISceneDelegate`. In an app without an `App`, it hears that the scene connects.
@OptionalMethods @MainActor @preconcurrency
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

/// A delegate for the life cycle of a scene with windows.
///
/// Like UIKit's `UIWindowSceneDelegate`.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window, where a delegate has none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
