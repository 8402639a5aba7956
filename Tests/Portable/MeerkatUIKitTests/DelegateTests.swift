import MeerkatUI
import Testing
import MeerkatUIKit

/// The delegates that a template of Xcode has, as they stand there.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: Text("Hello"))
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}
}

private final class AppDelegate: UIResponder, UIApplicationDelegate, ObservableObject {
  @Published var launches: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches.append("did")
    return true
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches.append("will")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

  var body: some Scene { WindowGroup { Text("Hello") } }
}

/// A delegate that isn't a responder, with an initialiser of its own.
private final class PlainDelegate: NSObject, UIApplicationDelegate {
  let name: String

  override init() {
    name = "plain"
    super.init()
  }
}

@MainActor
struct DelegateTests {
  @Test func aDelegateNeedNotBeAResponder() {
    #expect(UIApplicationDelegateAdaptor(PlainDelegate.self).wrappedValue.name == "plain")
  }

  @Test func theDelegateHearsOfTheLaunch() {
    let app = DelegatedApp()
    #expect(app.delegate.launches == ["will", "did"])
  }

  @Test func eachAppInstanceHasADelegate() {
    #expect(DelegatedApp().delegate !== DelegatedApp().delegate)
  }

  @Test func aHostingControllerKeepsItsView() throws {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: Text("Hello"))
    let controller = try #require(window.rootViewController as? UIHostingController<Text>)
    #expect(controller.rootView == Text("Hello"))
  }
}
