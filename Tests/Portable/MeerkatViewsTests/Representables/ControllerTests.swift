import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ControllerTests {
  /// A coordinator that pushes screens of SwiftUI, as apps have it.
  @MainActor
  private final class Coordinator {
    let stack = UINavigationController()

    func start() {
      let list = UIHostingController(rootView: ListScreen { [weak self] in self?.open($0) })
      list.title = "Books"
      stack.pushViewController(list, animated: false)
    }

    func open(_ title: String) {
      let details = UIHostingController(
        rootView: Button("Ask") { [weak self] in self?.ask(title) })
      details.navigationItem.title = title
      details.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Share", image: nil,
        primaryAction: UIAction { [weak self] _ in self?.share(title) })
      stack.pushViewController(details, animated: true)
    }

    func ask(_ title: String) {
      let alert = UIAlertController(
        title: "Delete \(title)?", message: "For good.", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Reason" }
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [stack] _ in
          stack.topViewController?.title = alert.textFields?.first?.text
          stack.popToRootViewController(animated: true)
        })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      stack.present(alert, animated: true)
    }

    func share(_ title: String) {
      let sheet = UIHostingController(rootView: Text("Sharing \(title)"))
      sheet.presentationController?.delegate = hearing
      stack.topViewController?.present(sheet, animated: true)
    }

    let hearing = Hearing()

    @MainActor
    final class Hearing: NSObject, UIAdaptivePresentationControllerDelegate {
      var dismissals = 0

      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissals += 1
      }
    }
  }

  private struct ListScreen: View {
    let open: (String) -> Void

    var body: some View { List { Button("Emma") { open("Emma") } } }
  }

  private struct Root: UIViewControllerRepresentable {
    let coordinator: Coordinator

    func makeUIViewController(context: Context) -> UINavigationController {
      coordinator.start()
      return coordinator.stack
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test func aNavigationControllerIsAStackOfScreens() throws {
    let coordinator = Coordinator()
    let app = try Driver(Root(coordinator: coordinator), width: 30)
    try app.tap("Emma")
    #expect(
      app.screenText == """
        ‹ Books      Emma      [Share]
        ──────────────────────────────
                    [Ask]
        """)
    try app.back()
    #expect(coordinator.stack.viewControllers.count == 1)
    #expect(app.exists("Emma"))
  }

  @Test func anAlertAsksAndItsAnswerIsCalled() throws {
    let coordinator = Coordinator()
    let app = try Driver(Root(coordinator: coordinator))
    try app.tap("Emma")
    try app.tap("Ask")
    #expect(app.exists(.alert("Delete Emma?")) && app.exists(.text("For good.")))
    try app.tap("Keep")
    #expect(!app.exists(.alert("Delete Emma?")))
    try app.tap("Ask")
    let details = coordinator.stack.topViewController
    try app.type("dull", into: "Reason")
    try app.tap("Delete")
    #expect(details?.title == "dull")
    #expect(coordinator.stack.viewControllers.count == 1)
    #expect(coordinator.stack.presentedViewController == nil)
    #expect(app.exists("Emma"))
  }

  @Test func aPresentedControllerIsASheetThatAUserCanClose() throws {
    let coordinator = Coordinator()
    let app = try Driver(Root(coordinator: coordinator))
    try app.tap("Emma")
    try app.tap("Share")
    #expect(app.exists(.text("Sharing Emma")))
    try app.close()
    #expect(!app.exists(.text("Sharing Emma")))
    #expect(coordinator.hearing.dismissals == 1)
    #expect(coordinator.stack.topViewController?.presentedViewController == nil)
  }

  /// A controller with a child, as apps embed a screen of SwiftUI.
  private final class Embedding: UIViewController {
    private(set) var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("load")
      let child = UIHostingController(rootView: Text("inside"))
      addChild(child)
      view.addSubview(child.view)
      NSLayoutConstraint.activate([child.view.topAnchor.constraint(equalTo: view.topAnchor)])
      child.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  private struct Switching: View {
    struct Screen: UIViewControllerRepresentable {
      let controller: UIViewController

      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    let controller: UIViewController
    @State private var isShown = true

    var body: some View {
      if isShown { Screen(controller: controller) }
      Button("Hide") { isShown = false }
    }
  }

  @Test func aControllerHearsOfItsLifeAndShowsItsChildren() throws {
    let controller = Embedding()
    let app = try Driver(Switching(controller: controller))
    #expect(app.exists(.text("inside")))
    #expect(controller.calls == ["load", "will appear", "did appear"])
    try app.tap("Hide")
    #expect(!app.exists(.text("inside")))
    #expect(controller.calls.last == "did disappear")
  }

  /// A screen that notes why it comes and goes.
  private final class Noting: UIViewController {
    private(set) var notes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .red
    }

    override func viewDidAppear(_ animated: Bool) {
      notes.append(isBeingPresented ? "presented" : isMovingToParent ? "pushed" : "shown")
    }

    override func viewWillDisappear(_ animated: Bool) {
      notes.append(isBeingDismissed ? "dismissed" : isMovingFromParent ? "popped" : "covered")
    }
  }

  @Test func aControllerKnowsWhyItComesAndGoes() {
    let coordinator = Coordinator()
    let screen = Noting()
    let app = TestApp(Root(coordinator: coordinator))
    app.runtime.perform { coordinator.stack.pushViewController(screen, animated: true) }
    app.runtime.perform { _ = coordinator.stack.popViewController(animated: true) }
    app.runtime.perform { coordinator.stack.present(screen, animated: true) }
    app.runtime.perform { screen.dismiss(animated: true) }
    #expect(screen.notes == ["pushed", "popped", "presented", "dismissed"])
  }

  @Test func aTabBarControllerIsTabs() throws {
    let tabs = UITabBarController()
    let names = ["Home", "Search"]
    tabs.viewControllers = names.enumerated().map { index, name in
      let controller = UIHostingController(rootView: Text("the \(name)"))
      controller.tabBarItem = UITabBarItem(title: name, image: nil, tag: index)
      return controller
    }
    let app = try Driver(Switching(controller: tabs))
    #expect(app.exists(.text("the Home")))
    try app.tap("Search")
    #expect(app.exists(.text("the Search")) && tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    try app.tap("Hide")
    #expect(!app.exists(.text("the Search")))
  }

  /// Pages, as Apple's own tutorial gives them to a controller.
  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
  {
    let controllers: [UIViewController]
    var turned: [Int] = []

    init(_ controllers: [UIViewController]) { self.controllers = controllers }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let shown = pageViewController.viewControllers?.first
      turned += controllers.indices.filter { controllers[$0] == shown }
    }

    /// The pages go round.
    private func page(beside controller: UIViewController, by step: Int) -> UIViewController? {
      controllers.firstIndex(of: controller).map {
        controllers[($0 + step + controllers.count) % controllers.count]
      }
    }
  }

  @Test func aPageControllerIsPages() throws {
    struct Book: UIViewControllerRepresentable {
      let pages: Pages

      func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = pages
        controller.delegate = pages
        return controller
      }

      func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        controller.setViewControllers([pages.controllers[1]], direction: .forward, animated: true)
      }
    }
    let pages = Pages(["One", "Two", "Three"].map { UIHostingController(rootView: Text($0)) })
    let app = try Driver(Book(pages: pages))
    #expect(app.exists(.text("Two")))
    try app.tap(.tab("2"))
    #expect(app.exists(.text("Three")))
    #expect(pages.turned == [2])
  }

  @Test func theWindowOfThePagePresentsAboveTheApp() throws {
    struct Screen: View {
      @State private var answer = "none"

      var body: some View {
        Text(answer)
        Button("Ask") {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          scene?.windows.first?.rootViewController?.present(alert, animated: true)
        }
      }
    }
    let app = try Driver(Screen())
    for _ in 1...2 {
      try app.tap("Ask")
      #expect(app.exists(.alert("Sure?")))
      try app.tap("Yes")
      #expect(!app.exists(.alert("Sure?")) && app.exists(.text("yes")))
    }
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  /// The delegates of an app without an `App`, as a template has them.
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let stack = UINavigationController()
      stack.viewControllers = [
        UIHostingController(
          rootView: Button("Next") { [weak stack] in
            stack?.pushViewController(UIHostingController(rootView: Text("end")), animated: true)
          })
      ]
      window.rootViewController = stack
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  @Test func anAppWithoutAnAppShowsTheWindowOfItsSceneDelegate() throws {
    let window = try #require(DelegatedApp<AppDelegate>().body.windows.first)
    let app = try Driver(window.content)
    try app.tap("Next")
    #expect(app.exists(.text("end")))
    try app.back()
    #expect(app.exists("Next"))
  }

  @Test func aViewFollowsTheCurrentTraits() {
    struct Look: View {
      var body: some View {
        Text(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")
      }
    }
    let app = TestApp(Look())
    #expect(app.texts == ["light"])
    app.runtime.colorScheme = .dark
    #expect(app.texts == ["dark"])
  }
}
