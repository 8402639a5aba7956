import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// Parameters, effects, answers, required actions, and the other properties of a screen.
@MainActor
struct KindsTests {
  private let log = Log()

  private func screen() -> EditorScreen<Letter> {
    EditorScreen(document: Letter(id: 5), isBold: .constant(true), didPressClose: log.call)
  }

  @Test func otherPropertiesAreTakenLikeByTheMemberwiseInitialiser() throws {
    let app = try Driver(
      EditorScreen(
        document: Letter(id: 5), title: "Letter", note: "new", isBold: .constant(true),
        didPressClose: {}))
    #expect(app.exists("Letter new"))
  }

  @Test func aPropertyWithAValueMayBeLeftOut() throws {
    let app = try Driver(screen())
    #expect(app.exists("Editor -"))
  }

  @Test func aRequiredActionIsCalled() throws {
    try Driver(screen()).tap("Close")
    #expect(log.lines == ["call"])
  }

  @Test func aRequiredActionIsReplacedByAModifier() throws {
    try Driver(screen().didPressClose { [log] in log.add("close") }).tap("Close")
    #expect(log.lines == ["close"])
  }

  @Test func severalParametersAreGivenInOrder() throws {
    let screen = screen().didMove { [log] in log.add("\($0) to \($1)") }
    try Driver(screen).tap("Move")
    #expect(log.lines == ["5 to Work"])
  }

  @Test func anErrorReachesTheScreen() throws {
    let screen = screen().didMove { _, _ in throw CancellationError() }
    #expect(throws: CancellationError.self) { try screen.didMove?(5, "Work") }
  }

  @Test func anActionIsAnswered() throws {
    let app = try Driver(screen().didAskForName { $0 + "!" })
    #expect(app.exists("Name: draft!"))
  }

  @Test func aGenericScreenGivesItsOwnTypes() throws {
    let screen = screen().didSelect { [log] in log.add("letter \($0.id)") }
    try Driver(screen).tap("Select")
    #expect(log.lines == ["letter 5"])
  }

  @Test func theInterfaceOfAGenericScreenStandsBesideIt() throws {
    let flow = LetterFlow()
    let app = try Driver(
      EditorScreen(document: Letter(id: 5), isBold: .constant(true), actions: flow))
    try app.tap("Close")
    try app.tap("Move")
    try app.tap("Select")
    #expect(flow.lines == ["close", "5 to Work", "5"])
    #expect(!app.exists("Name: "))
  }

  @Test func aConformerAnswers() throws {
    let flow = NamingFlow()
    let app = try Driver(
      EditorScreen(document: Letter(id: 5), isBold: .constant(true), actions: flow))
    #expect(app.exists("Name: draft 1"))
    #expect(!app.exists("Move"))
  }

  @Test func aRequiredActionWhoseFlowHasGoneDoesNothing() throws {
    var flow: NamingFlow? = NamingFlow()
    let screen = flow.map {
      NoticeScreen(actions: $0)
    }
    let app = try Driver(screen)
    flow = nil
    try app.tap("Close")
    #expect(app.exists("Close"))
  }
}

@MainActor
final class LetterFlow: EditorScreenActions {
  var lines: [String] = []
  func didPressClose() { lines.append("close") }
  func didMove(_ document: Int, folder: String) { lines.append("\(document) to \(folder)") }
  func didSelect(_ value: Letter) { lines.append("\(value.id)") }
}

@MainActor
final class NamingFlow: EditorScreenActions, NoticeScreen.Actions {
  typealias Document = Letter
  func didPressClose() {}
  func didAskForName(_ value: String) -> String { value + " 1" }
}

/// Only a required action.
@Actions
struct NoticeScreen: View {
  @Action var didPressClose: () -> Void

  var body: some View { VStack { Button("Close", action: didPressClose) } }
}
