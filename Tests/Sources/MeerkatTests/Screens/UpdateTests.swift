import Meerkat
import MeerkatTesting
import Testing

/// A step that gets another destination stays the same step.
@MainActor
struct UpdateTests {
  @Test("Its screen keeps its state", arguments: [NavigationStyle.push, .sheet, .fullScreenCover])
  func keepsState(style: NavigationStyle) throws {
    let search = Search()
    let app = try Driver(FlowView(search))
    search.go(.forward(to: .results("t"), style: style))
    let id = search.journey.top.id
    try app.tap("Count")
    #expect(search.go(.update(to: .results("tea"))).change != nil)
    #expect(app.exists(.text("results tea 1")))
    #expect(search.journey.top.id == id)
    #expect(search.dismissed.isEmpty)
    if style == .push { try app.back() } else { search.close() }
    #expect(search.dismissed == [.results("tea")])
  }

  @Test func theRootCanBeUpdated() throws {
    let search = Search(root: .results("t"))
    let app = try Driver(FlowView(search))
    try app.tap("Count")
    search.go(.update(to: .results("tea")))
    #expect(app.exists(.text("results tea 1")))
    #expect(search.journey == Journey(.results("tea")))
  }

  @Test func theGuardIsAskedAboutTheNewDestination() throws {
    let search = Search()
    search.push(.results("t"))
    #expect(search.go(.update(to: .results("secret"))) == .waiting(.undecided))
    #expect(search.journey.top.destination == .results("t"))
    search.pendingQuestion?.confirm()
    #expect(search.journey.top.destination == .results("secret"))
    #expect(search.go(.update(to: .results("forbidden"))) == .refused(.forbidden))
  }

  @Test func goingBackAndUpdatingIsOneChange() throws {
    let search = Search()
    let app = try Driver(FlowView(search))
    search.push(.results("t"))
    try app.tap("Count")
    search.push(.results("else"))
    search.go([.backTo(.results("t")), .update(to: .results("tea"))])
    #expect(app.exists(.text("results tea 1")))
    #expect(search.journey == Journey(.field, [.push(.results("tea"))]))
    #expect(search.dismissed == [.results("else")])
  }
}

/// A flow whose results follow what is searched for.
private final class Search: Flow {
  enum Place: Hashable { case field, results(String) }

  let navigator: Navigator<Place>
  var dismissed: [Place] = []

  init(root: Place = .field) { navigator = Navigator(root: root) }

  func screen(for place: Place) -> some View {
    switch place {
    case .field: Results(name: "field")
    case .results(let text): Results(name: "results \(text)")
    }
  }

  func shouldEnter(_ place: Place) -> Permission<Place> {
    switch place {
    case .results("secret"): .ask("Really?")
    case .results("forbidden"): .refuse
    default: .allow
    }
  }

  func didDismiss(_ place: Place, cause: NavigationCause) { dismissed.append(place) }
}

private struct Results: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
    Text("\(name) \(count)")
  }
}
