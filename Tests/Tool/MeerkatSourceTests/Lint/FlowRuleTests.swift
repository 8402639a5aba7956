import Testing

/// `destination-without-screen`, `unanswered-action` and `strong-parent`.
struct FlowRuleTests {
  private func flow(_ cases: String, more: String = "") -> String {
    """
    final class TripFlow: Flow {
      enum Destination: Hashable {
        case list
        case detail(Int)
      }
      let navigator = Navigator<Destination>(root: .list)
      func screen(for destination: Destination) -> some View {
        switch destination {
        \(cases)
        }
      }
      \(more)
    }
    """
  }

  @Test(arguments: [
    ("case .list: ListScreen()\n    case .detail: EmptyView()", ["4 destination-without-screen"]),
    ("case .list: ListScreen()\n    default: EmptyView()", ["4 destination-without-screen"]),
    ("case .list: ListScreen()\n    case .detail: fatalError()", ["4 destination-without-screen"]),
    ("case .list: ListScreen()\n    case .detail(let id): DetailScreen(id: id)", []),
    ("case .list: ListScreen()\n    default: DetailScreen()", []),
    ("case .list, .detail: ListScreen()", []),
  ])
  func aDestinationWithoutAScreen(cases: String, expected: [String]) async {
    #expect(await lint(flow(cases)) == expected)
  }

  @Test func adialogIsAScreen() async {
    let dialog = """
      func dialog(for destination: Destination) -> Dialog? {
          guard case .detail(let id) = destination else { return nil }
          return Dialog("Delete \\(id)?")
        }
      """
    let source = flow("case .list: ListScreen()\n    case .detail: EmptyView()", more: dialog)
    #expect(await lint(source) == [])
  }

  @Test func aFlowInAGenericTypeIsReadToo() async {
    let source = flow("case .list: ListScreen()\n    default: EmptyView()")
    #expect(
      await lint("enum Room<Item> {\n\(source)\n}") == ["5 destination-without-screen"])
  }

  private static let screen = """
    @Actions
    struct ListScreen: View {
      @Action var didPressAdd: (() -> Void)?
      @Action(.report) var didPressHelp: (() -> Void)?
      @Action var didPressClose: () -> Void
      var body: some View { Text("x") }
    }

    """

  @Test(arguments: [
    ("func make() -> some View { ListScreen(didPressClose: {}) }", ["3 unanswered-action"]),
    (
      "func make() -> some View { ListScreen(didPressClose: {}).actions(self) }",
      ["3 unanswered-action"]
    ),
    ("func make() -> some View { ListScreen(didPressAdd: {}, didPressClose: {}) }", []),
    ("func make() -> some View { ListScreen(didPressClose: {}).didPressAdd { add() } }", []),
    ("func make() -> some View { ListScreen {} }", []),
    ("extension Model: ListScreen.Actions { func didPressAdd() { _ = ListScreen() } }", []),
    ("#Preview { ListScreen(didPressClose: {}) }", []),
    ("", []),
  ])
  func anActionThatNobodyAnswers(more: String, expected: [String]) async {
    #expect(await lint(Self.screen + more + "\nfinal class Model {}") == expected)
  }

  @Test func actionsOfAProtocolAreAnsweredToo() async {
    let source = """
      @Actions
      protocol ListActions {
        func didPressAdd()
        @ActionOptions(.required) func didPressClose()
      }
      struct ListScreen: ListActionsScreen { var actions = ListActionsListeners() }
      func make() -> some View { ListScreen() }
      """
    #expect(await lint(source) == ["3 unanswered-action"])
    #expect(
      await lint(source.replacing("ListScreen() }", with: "ListScreen().didPressAdd {} }")) == [])
    #expect(
      await lint(source + "\nextension M: ListActions { func didPressAdd() {} }") == [
        "3 unanswered-action"
      ])
    #expect(await lint(source + "\nclass M: ListActions { func didPressAdd() {} }") == [])
  }

  @Test func aScreenMayShareItsActionsWithARow() async {
    let row = """
      @Actions
      struct ListRow: View {
        @Action var didSelect: (() -> Void)?
        var body: some View { Text("x") }
      }
      """
    let screen = """

      @Actions
      struct ListScreen: View {
        @Action var didSelect: (() -> Void)?
        var body: some View { ListRow().sharingActions(allActions) }
      }
      func make() -> some View { ListScreen().didSelect {} }
      """
    #expect(await lint(row + screen) == [])
    let unshared = screen.replacing(".sharingActions(allActions)", with: "")
      .replacing("didSelect", with: "didTouch")
    #expect(await lint(row + unshared) == ["3 unanswered-action"])
  }

  @Test(arguments: [
    ("let parent: MainFlow", ["2 strong-parent"]),
    ("var parent: MainFlow?", ["2 strong-parent"]),
    ("weak var parent: MainFlow?", []),
    ("unowned let parent: MainFlow", []),
    ("var parent: MainFlow { find() }", []),
    ("let other: OtherFlow", []),
  ])
  func aFlowThatHoldsTheFlowThatMakesIt(property: String, expected: [String]) async {
    let source = """
      final class ChildFlow: Flow {
        \(property)
      }
      final class MainFlow: Flow { func open() { push(ChildFlow(parent: self)) } }
      final class OtherFlow: Flow {}
      """
    #expect(await lint(source) == expected)
  }

  @Test(arguments: [
    ("let flow: MainFlow", ["2 strong-parent"]), ("unowned let flow: MainFlow", []),
  ])
  func aPresenterThatHoldsItsFlow(property: String, expected: [String]) async {
    let source = """
      final class Presenter {
        \(property)
      }
      final class MainFlow: Flow { lazy var presenter = Presenter(flow: self) }
      """
    #expect(await lint(source) == expected)
  }
}
