import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// Actions that are deprecated: the compiler warns of their uses, but of nothing that a macro writes,
/// or this file wouldn't compile.
@MainActor
struct DeprecatedActionTests {
  @Actions
  struct OldScreen: View {
    @available(*, deprecated) @Action var didPressOld: (() -> Void)?
    @available(*, deprecated) @Action var didPressOlder: () -> Void

    var body: some View {
      if let didPressOld = _didPressOld.wrappedValue { Button("Old", action: didPressOld) }
      Button("Ancient", action: _didPressOlder.wrappedValue)
    }
  }

  struct FormScreen: FormActionsScreen {
    var actions = FormActionsListeners()

    var body: some View {
      if actions.$didPressOld.isHandled { Text("Old") }
    }
  }

  final class Parent: OldScreen.Actions, FormActions {
    private(set) var lines: [String] = []

    func didPressOld() { lines.append("old") }
    func didPressOlder() { lines.append("older") }
  }

  let parent = Parent()

  @Test func theyAreHeard() throws {
    let app = try Driver(OldScreen(actions: parent))
    try app.tap("Old")
    try app.tap("Ancient")
    #expect(parent.lines == ["old", "older"])
    #expect(try Driver(FormScreen().actions(parent)).exists("Old"))
  }

  @Test func closuresAreHeard() throws {
    var lines: [String] = []
    let screen = OldScreen(
      didPressOld: { lines.append("old") }, didPressOlder: { lines.append("older") })
    let app = try Driver(screen)
    try app.tap("Old")
    try app.tap("Ancient")
    #expect(lines == ["old", "older"])
    #expect(try !Driver(OldScreen(didPressOlder: {})).exists("Old"))
  }
}

@Actions @MainActor
protocol FormActions {
  @available(*, deprecated) func didPressOld()
}
