import Testing

/// `holds-navigation` and `reads-flow`.
struct NavigationRuleTests {
  private static let router = """

    final class Way { var path = NavigationPath(); func push(_ item: Int) { path.append(item) } }
    final class MainRouter { func show(_ item: Int) {} }
    protocol Routing { func goBack() }
    struct Box { let router: String }
    final class Device { var router = "192.168.0.1"; func restart() {} }
    """

  @Test(arguments: [
    view("@EnvironmentObject var router: MainRouter", #"Button("Go") { router.show(1) }"#),
    view("@Environment(MainRouter.self) private var me", "Child(router: me)"),
    view("let back: any Routing", #"Button("Back") { back.goBack() }"#),
    view("@Binding var path: NavigationPath", #"Button("Home") { path.removeLast(path.count) }"#),
    view("@Binding var path: [Int]", #"Button("Home") { path = [] }"#),
    view(
      "@State private var steps: [Int] = []",
      #"NavigationStack(path: $steps) { Button("Go") { steps.append(1) } }"#),
    // Types of other packages: by their names and what is called.
    view(
      "@EnvironmentObject var coordinator: AppCoordinator", #"Button("x") { coordinator.pop() }"#),
    view("@ObservedObject var nav = Navigator.shared", #"Button("x") { nav.goHome() }"#),
    view("@Environment(Router.self) var router", #"Button("x") { router.path.append(.done) }"#),
    view("@Environment(Router.self) var router", #"Button("x") { router.root = .login }"#),
    view(#"@Environment(\.mainRouter) var router"#, "Child(router: router)"),
    view(#"@Environment(\.navigate) var navigate"#, #"Button("x") { navigate(.settings) }"#),
  ])
  func aViewThatNavigates(source: String) async {
    #expect(await lint(source + Self.router) == ["2 holds-navigation"])
  }

  @Test(arguments: [
    view("let device: Device", #"Button(device.router) { device.restart() }"#),
    view("let box: Box", "Text(box.router)"),
    view("let router: Device", #"Button("Restart") { router.restart() }"#),
    view(
      "@State private var navigationHidden = false", #"Button("x") { navigationHidden = true }"#),
    view("@Binding var path: [CGPoint]", #"Button("Clear") { path.removeAll() }"#),
    view("let path: Path", "path.stroke(.red)"),
    view(#"@Environment(\.navigationBarHeight) var height"#, "Text(\"x\").padding(height)"),
    view(
      "@ObservedObject var webNavigator: WebNavigator", #"Button("x") { webNavigator.goBack() }"#),
    view("@EnvironmentObject var router: AppRouter", #"Text("\(router.isBusy)")"#),
    // The view gives a router its place, and decides nothing.
    view(
      "@State var router = MainRouter()",
      "NavigationStack(path: $router.path) { content }.environment(router)"),
    "struct Field: UIViewRepresentable { class Coordinator {}; let c: Coordinator }",
  ])
  func aViewThatDoesNot(source: String) async {
    #expect(await lint(source + Self.router) == [])
  }

  @Test func aPathIsWhatThePackageBindsToAStack() async {
    let page = view("@Binding var trail: [Int]", #"Button("Home") { trail = [] }"#)
    let root = """

      struct Root: View {
        @State var trail: [Int] = []
        var body: some View { NavigationStack(path: $trail) { Page(trail: $trail) } }
      }
      """
    #expect(await lint(page) == [])
    #expect(await lint(page + root) == ["2 holds-navigation"])
  }

  private static let flow = """

    final class TripFlow: Flow { func openMap() {} }
    """

  @Test(arguments: [
    view("@Environment(TripFlow.self) private var flow", #"Text(flow.title)"#),
    view("@EnvironmentObject var trip: TripFlow", #"Button("x") { trip.push(.map) }"#),
    view("let flow: TripFlow", #"Button("x") { flow.openMap() }"#),
  ])
  func aViewThatReadsAFlow(source: String) async {
    #expect(
      await lint(["Page.swift": source, "Flow.swift": Self.flow]) == ["Page.swift 2 reads-flow"])
  }

  @Test(arguments: [
    view("@State private var flow = TripFlow()", "FlowView(flow)"),
    view("let flow: TripFlow", "List(flow.trips) { Text($0.name) }"),
    view("@Environment(Trips.self) private var flow", #"Button("x") { flow.load() }"#),
  ])
  func aViewThatDoesNotReadAFlow(source: String) async {
    #expect(await lint(["Page.swift": source, "Flow.swift": Self.flow]) == [])
  }

  @Test func aViewInAFileOfTheFlowsIsAPartOfIt() async {
    let page = view("let flow: TripFlow", #"Button("x") { flow.openMap() }"#)
    #expect(await lint(page + Self.flow) == [])
  }
}
