import Meerkat
import MeerkatTesting
import Testing

/// An alert or a dialog whose text nobody gives.
@Suite(.enabled(if: isDebugBuild))
@MainActor
struct UndescribedTests {
  @Test(arguments: [NavigationStyle.alert, .confirmationDialog])
  func aScreenIsShownInASheetInstead(style: NavigationStyle) throws {
    let desk = Desk()
    let app = try Driver(FlowView(desk), width: 30)
    let told = Mistake.lines {
      desk.go(.forward(to: .terms, style: style))
      _ = app.screenText
      _ = app.screenText
    }
    #expect(
      told == [
        "Desk shows terms as \(style), but dialog(for:) returns nil for it, so its screen is shown "
          + "in a sheet. Return a Dialog for it from dialog(for:), or use another style."
      ])
    #expect(app.exists(.header("terms")))
    #expect(!app.exists(.any(.alert)))
    try app.tap("Count")
    #expect(app.exists("terms 1"))
    try app.close()
    #expect(desk.journey == Journey(.table))
  }

  @Test(arguments: [Visibility.visible, .hidden])
  func aDialogSaysWhetherItsTitleIsShown(visibility: Visibility) throws {
    final class Asking: Flow {
      let navigator = Navigator(root: "start")
      let visibility: Visibility
      init(_ visibility: Visibility) { self.visibility = visibility }

      func screen(for place: String) -> some View { PlaceScreen(name: place) }

      func dialog(for place: String) -> Dialog? {
        Dialog("Sure?", titleVisibility: visibility) { Dialog.Button("Yes") }
      }
    }
    let flow = Asking(visibility)
    let app = try Driver(FlowView(flow), width: 30)
    flow.present("question", as: .confirmationDialog)
    #expect(app.exists("Yes"))
    #expect(app.screenText.contains("Sure?") == (visibility == .visible))
  }

  @Test func aPresentersScreenIsShownInASheetToo() throws {
    struct Start: View {
      @State var directions = [Direction.forward(to: "question", style: .alert)]

      var body: some View {
        Text("start").handleNavigation($directions) { PlaceScreen(name: $0) }
      }
    }
    var app: Driver?
    let told = try Mistake.lines {
      app = try Driver(Start(), width: 30)
      _ = app?.screenText
    }
    #expect(told.count == 1)
    #expect(told.first?.contains("question") == true, "\(told)")
    #expect(app?.exists(.header("question")) == true)
  }
}
