import MeerkatUI
import MeerkatViews
import Testing

/// What a person closes goes, also where the app's binding stays true.
@MainActor
struct ClosingTests {
  enum Kind: CaseIterable { case sheet, popover, item, alert }

  private struct Item: Identifiable { let id = 1 }

  private func screen(_ kind: Kind, log: Log) -> AnyView {
    let below = Text("below")
    let above = Text("above").onDisappear { log("above disappears") }
    switch kind {
    case .sheet: return AnyView(below.sheet(isPresented: .constant(true)) { above })
    case .popover: return AnyView(below.popover(isPresented: .constant(true)) { above })
    case .item: return AnyView(below.sheet(item: .constant(Item())) { _ in above })
    case .alert:
      return AnyView(
        below.alert("Question", isPresented: .constant(true), actions: {}, message: { above }))
    }
  }

  @Test("What a constant binding shows can be closed", arguments: Kind.allCases)
  func constants(kind: Kind) throws {
    let log = Log()
    let app = TestApp(screen(kind, log: log))
    #expect(app.visibleTexts.first == "above")
    try app.close()
    #expect(app.visibleTexts == ["below"])
    #expect(app.runtime.window.presentations.isEmpty)
    #expect(log.lines == ["above disappears"])
  }

  @Test func aSheetDismissesItselfThoughItsBindingIsConstant() throws {
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    let app = TestApp(Text("below").sheet(isPresented: .constant(true)) { Sheet() })
    try app.tap("Done")
    #expect(app.visibleTexts == ["below"])
  }

  @Test func aSheetThatWasClosedComesBackWhenItsBindingIsTrueAnew() throws {
    struct Screen: View {
      let handle: Handle<(Bool) -> Void>
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        let _ =
          handle.value = {
            isShown = $0
            count += 1
          }
        Text("below \(count)").sheet(isPresented: .constant(isShown)) { Text("above") }
      }
    }
    let handle = Handle<(Bool) -> Void>()
    let app = TestApp(Screen(handle: handle))
    try app.close()
    app.bodies { handle.value?(true) }
    #expect(app.visibleTexts == ["below 1"])
    app.bodies { handle.value?(false) }
    app.bodies { handle.value?(true) }
    #expect(app.visibleTexts == ["above"])
  }

  @Test func aPersonGoesBackFromALinkThatIsAlwaysActive() throws {
    let log = Log()
    let app = TestApp(
      NavigationStack {
        NavigationLink(isActive: .constant(true)) {
          Text("above")
        } label: {
          Text("below")
        }
        .onAppear { log("below appears") }
        .onDisappear { log("below disappears") }
      })
    #expect(app.visibleTexts == ["above"])
    try app.back()
    #expect(app.visibleTexts == ["below"])
    #expect(log.lines == ["below disappears", "below appears"])
  }

  @Test func aLinkThatWasLeftLeadsOnAgain() throws {
    let app = TestApp(
      NavigationStack {
        NavigationLink("below") { Text("above") }
      })
    try app.tap("below")
    try app.back()
    try app.tap("below")
    #expect(app.visibleTexts == ["above"])
  }
}
