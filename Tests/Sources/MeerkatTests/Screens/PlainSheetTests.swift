import Meerkat
import MeerkatTesting
import Testing

/// A flow in a sheet that no flow presents.
@MainActor
struct PlainSheetTests {
  /// A view that presents a flow by itself.
  struct Page: View {
    let login: Login
    @State private var isShown = true

    var body: some View {
      Text("page").sheet(isPresented: $isShown) { FlowView(login) }
    }
  }

  /// A flow with such a view as its screen.
  final class Outer: Flow {
    let navigator = Navigator(root: "first")
    let login = Login()

    func screen(for place: String) -> some View { Page(login: login).navigationTitle(place) }
  }

  @Test(arguments: ["leave", "back", "close"])
  func leavingTheFlowClosesTheSheet(verb: String) throws {
    let login = Login()
    let app = try Driver(Page(login: login), width: 30)
    #expect(app.exists(.header("name")))
    switch verb {
    case "leave": login.leave()
    case "back": login.back()
    default: login.close()
    }
    #expect(!app.exists(.header("name")))
    #expect(app.exists("page"))
  }

  @Test func finishingTheFlowClosesTheSheet() throws {
    let login = Login()
    let app = try Driver(Page(login: login), width: 30)
    login.push(.password)
    try app.tap("Done")
    #expect(app.exists("page"))
    #expect(!app.exists("password"))
  }

  @Test func aGuardIsAskedBeforeTheSheetCloses() throws {
    struct DeskPage: View {
      let desk: Desk
      @State private var isShown = true
      var body: some View { Text("page").sheet(isPresented: $isShown) { FlowView(desk) } }
    }
    let desk = Desk()
    desk.leaving[.table] = .refuse
    let app = try Driver(DeskPage(desk: desk), width: 30)
    desk.leave()
    #expect(app.exists(.header("table")))
    desk.leaving[.table] = .allow
    desk.leave()
    #expect(app.exists("page"))
  }

  @Test func aGuardKeepsTheUserFromSwipingTheSheetAway() throws {
    struct PaperPage: View {
      let paper: Paper
      @State private var isShown = true
      var body: some View { Text("page").sheet(isPresented: $isShown) { FlowView(paper) } }
    }
    let paper = Paper()
    let app = try Driver(PaperPage(paper: paper), width: 30)
    paper.isWritten = true
    #expect(throws: Driver.Error.self) { try app.close() }
    paper.isWritten = false
    try app.close()
    #expect(!app.exists("write") && app.exists("page"))
  }

  /// A flow that can't be left while something is written on it.
  @Observable
  final class Paper: Flow {
    let navigator = Navigator(root: "write")
    var isWritten = false

    func screen(for place: String) -> some View { Text(place) }
    func shouldLeave(_ place: String) -> Permission<String> { isWritten ? .refuse : .allow }
  }

  @Test(arguments: ["leave", "finish"])
  func inTheScreenOfAFlowOnlyTheSheetCloses(verb: String) throws {
    let outer = Outer()
    let app = try Driver(FlowView(outer), width: 30)
    #expect(app.exists(.header("name")))
    if verb == "leave" { outer.login.leave() } else { outer.login.finish(true) }
    #expect(!app.exists(.header("name")))
    #expect(outer.journey == Journey("first"))
    #expect(app.exists(.header("first")))
  }

  @Test func theOutermostFlowStays() throws {
    let login = Login()
    let app = try Driver(FlowView(login), width: 30)
    login.leave()
    #expect(app.exists(.header("name")))
    #expect(login.go(.back) == .refused(.atTheRoot))
  }
}
