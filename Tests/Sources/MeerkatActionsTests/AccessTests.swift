import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// Screens and protocols that only one file sees; those for other modules stand in files of their own.
@MainActor
struct AccessTests {
  private let log = Log()

  @Test func aPrivateScreenHasAllForms() throws {
    try Driver(PrivateScreen(didPressDone: log.call)).tap("Done")
    try Driver(PrivateScreen().didPressDone(log.call)).tap("Done")
    try Driver(PrivateScreen().actions(PrivateClosures(log: log))).tap("Done")
    #expect(log.lines == ["call", "call", "done"])
  }

  @Test func aPrivateProtocolHasAllForms() throws {
    let screen = PrivateSteps(actions: .init(didPressClose: log.call))
    try Driver(screen).tap("Close")
    try Driver(screen.didPressDone(log.call)).tap("Done")
    try Driver(screen.actions(PrivateClosures(log: log))).tap("Done")
    #expect(log.lines == ["call", "call", "done"])
  }
}

@Actions
private struct PrivateScreen: View {
  @Action var didPressDone: (() -> Void)?

  var body: some View {
    VStack { if let didPressDone { Button("Done", action: didPressDone) } }
  }
}

@Actions @MainActor
private protocol PrivateActions {
  @ActionOptions(.required) func didPressClose()
  func didPressDone()
}

private struct PrivateSteps: PrivateActionsScreen {
  var actions: PrivateActionsListeners

  var body: some View {
    VStack {
      Button("Close", action: actions.didPressClose)
      if let didPressDone = actions.didPressDone { Button("Done", action: didPressDone) }
    }
  }
}

private struct PrivateClosures: PrivateScreen.Actions, PrivateActions {
  let log: Log
  func didPressClose() {}
  func didPressDone() { log.add("done") }
}
