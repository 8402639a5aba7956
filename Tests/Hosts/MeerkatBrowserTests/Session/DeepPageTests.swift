import Meerkat
import MeerkatBrowser
import MeerkatJourney
import MeerkatUI
import Testing

/// What a page may ask for takes about the same, however deep the app is.
@MainActor
struct DeepPageTests {
  @Test func goingBackFarIsOneRequest() throws {
    let flow = DeepFlow()
    let page = FakePage(FlowView(flow), at: "/" + flow.link(levels: 60))
    page.connect()
    #expect(flow.journey.steps.count == 61)
    flow.asked = []
    flow.commits = 0
    #expect(try page.goInHistory(to: 2).hasSuffix(#",["n",2,"Level 2","/level/1/level/2"]]"#))
    #expect(flow.journey.steps.count == 3)
    #expect(flow.asked == Array((3...60).reversed()))
    #expect(flow.commits == 1)
  }

  @Test func aRefusedStepKeepsAllOfThem() throws {
    let flow = DeepFlow()
    flow.held = 30
    let page = FakePage(FlowView(flow), at: "/" + flow.link(levels: 60))
    page.connect()
    _ = try page.goInHistory(to: 2)
    #expect(flow.journey.steps.count == 61)
    #expect(flow.commits == 1)
  }

  @Test("Only the screens in sight are shown", arguments: [10, 60])
  func lazily(levels: Int) throws {
    let flow = DeepFlow()
    let page = FakePage(FlowView(flow), at: "/" + flow.link(levels: levels))
    page.connect()
    #expect(Set(flow.shown) == [0, levels - 1, levels])
    flow.shown = []
    _ = try page.goInHistory(to: levels - 1)
    #expect(flow.shown == [levels - 2])
    _ = try page.goInHistory(to: 0)
    #expect(flow.shown == [levels - 2])
  }

  @Test("A step makes as many screens above many as above few", arguments: [10, 60])
  func cost(levels: Int) throws {
    let flow = DeepFlow()
    let page = FakePage(FlowView(flow), at: "/" + flow.link(levels: levels))
    page.connect()
    flow.made = []
    _ = try page.goInHistory(to: levels - 1)
    #expect(flow.made == [levels - 2])
    flow.push(.level(0))
    page.session.onChange?()
    #expect(flow.made == [levels - 2, 0])
  }

  @Test("A link deeper than the limit leads nowhere", arguments: [64, 120, 400])
  func deeper(levels: Int) throws {
    let flow = DeepFlow()
    let page = FakePage(FlowView(flow), at: "/" + flow.link(levels: levels))
    #expect(page.session.isNotFound)
    #expect(flow.journey.steps.count == 1)
    #expect(page.document.utf8.count < 100_000)
  }

  @Test("A plain stack goes back in one step too", arguments: [10, 1_000])
  func plainStack(depth: Int) throws {
    let log = Log()
    let page = FakePage(PlainStack(depth: depth, log: log))
    page.connect()
    log.bodies = 0
    #expect(try page.goInHistory(to: 1).hasSuffix(#",["n",1,"Screen 1"]]"#))
    #expect(log.paths == [1])
    #expect(log.bodies <= 2)
    #expect(try page.goInHistory(to: 0).hasSuffix(#",["n",0,"Screens"]]"#))
    #expect(log.paths == [1, 0])
  }

  @Test func aSheetThatBelongsToTheRootIsClosedAfterTheStackBelow() throws {
    let page = FakePage(SheetOverStack())
    page.connect()
    #expect(try page.goInHistory(to: 2).hasSuffix(#",["n",2,"Two"]]"#))
    _ = try page.press("Present")
    #expect(try page.goInHistory(to: 0).hasSuffix(#",["n",0,"Root"]]"#))
  }
}

@MainActor
private final class Log {
  var bodies = 0
  var paths: [Int] = []
}

private struct PlainStack: View {
  let log: Log
  @State private var path: [Int]

  init(depth: Int, log: Log) {
    self.log = log
    _path = State(initialValue: Array(1...depth))
  }

  var body: some View {
    NavigationStack(
      path: Binding {
        path
      } set: {
        path = $0
        log.paths.append($0.count)
      }
    ) {
      Text("Root").navigationTitle("Screens")
        .navigationDestination(for: Int.self) { number in
          let _ = log.bodies += 1
          Text("Screen").navigationTitle("Screen \(number)")
        }
    }
  }
}

private struct SheetOverStack: View {
  @State private var path = ["One", "Two"]
  @State private var isPresented = false

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationTitle("Root")
        .navigationDestination(for: String.self) { name in
          Button("Present") { isPresented = true }.navigationTitle(name)
        }
    }
    .sheet(isPresented: $isPresented) { Text("Above") }
  }
}

/// A flow with one level below the other.
private final class DeepFlow: Flow {
  enum Place: Hashable { case top, level(Int) }

  let navigator = Navigator<Place>(root: .top)
  var asked: [Int] = []
  var shown: [Int] = []
  var made: [Int] = []
  var held: Int?
  var commits = 0

  init() {
    let flow = self
    flow.onNavigation { [weak flow] in if case .went = $0.what { flow?.commits += 1 } }
  }

  func link(levels: Int) -> String { (1...levels).map { "level/\($0)" }.joined(separator: "/") }

  func screen(for place: Place) -> some View {
    let number = if case .level(let number) = place { number } else { 0 }
    made.append(number)
    return LevelScreen(number: number) { self.shown.append(number) }
  }

  func shouldLeave(_ place: Place) -> Permission<Place> {
    guard case .level(let number) = place else { return .allow }
    if !isForeseeing { asked.append(number) }
    return number == held ? .refuse : .allow
  }
}

private struct LevelScreen: View {
  let number: Int
  let didShow: () -> Void

  var body: some View {
    let _ = didShow()
    Text("Level").navigationTitle("Level \(number)")
  }
}

extension DeepFlow.Place: Linked {
  fileprivate static let links = Links<Self> {
    DeepLink("", .top)
    DeepLink("level/{number}", Self.level) {
      if case .level(let number) = $0 { number } else { nil }
    }
  }
}
