import Foundation
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct PresentationTests {
  struct Item: Identifiable, Hashable {
    let id: String
  }

  struct Screen: View {
    let handle: Handle<Binding<Item?>>
    let log: Log
    @State private var item: Item?

    var body: some View {
      let _ = handle.value = $item
      Button("Show") { item = Item(id: "A") }
        .sheet(item: $item, onDismiss: { log("dismissed") }) { item in
          Text("item \(item.id)")
            .onAppear { log("\(item.id) appears") }
            .onDisappear { log("\(item.id) disappears") }
        }
    }
  }

  private func makeScreen() -> (TestApp, Handle<Binding<Item?>>, Log) {
    let handle = Handle<Binding<Item?>>()
    let log = Log()
    return (TestApp(Screen(handle: handle, log: log)), handle, log)
  }

  @Test func anAlertIsAboutAnError() throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No network" }
      var failureReason: String? { "The plane is in the air." }
    }
    struct Screen: View {
      @State private var error: Failure?

      var body: some View {
        Button("Load") { error = Failure() }
          .alert(isPresented: .constant(error != nil), error: error) { _ in
            Button("Leave it") { error = nil }
          } message: {
            Text($0.failureReason ?? "")
          }
      }
    }
    let app = try Driver(Screen())
    try app.tap("Load")
    #expect(app.exists(.alert("No network")) && app.exists(.text("The plane is in the air.")))
    try app.tap("Leave it")
    #expect(!app.exists(.alert("No network")))
  }

  @Test func aUserClosesASheet() throws {
    let (app, handle, log) = makeScreen()
    try app.tap("Show")
    #expect(app.visibleTexts == ["item A"])
    try app.close()
    #expect(app.visibleTexts == ["Show"])
    #expect(handle.value?.wrappedValue == nil)
    #expect(log.lines == ["A appears", "dismissed", "A disappears"])
  }

  @Test func anotherIdentityReplacesTheSheet() throws {
    let (app, handle, log) = makeScreen()
    try app.tap("Show")
    app.bodies { handle.value?.wrappedValue = Item(id: "B") }
    #expect(app.visibleTexts == ["item B"])
    #expect(log.lines.filter { $0 == "dismissed" }.count == 1)
    app.bodies { handle.value?.wrappedValue = nil }
    #expect(app.visibleTexts == ["Show"])
    #expect(log.lines.filter { $0 == "dismissed" }.count == 2)
  }

  @Test func aSheetGoesWithTheViewThatShowsIt() throws {
    struct Outer: View {
      let handle: Handle<() -> Void>
      @State private var isThere = true
      var body: some View {
        let _ = handle.value = { isThere = false }
        if isThere {
          Text("presenter").sheet(isPresented: .constant(true)) { Text("sheet") }
        } else {
          Text("nothing")
        }
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Outer(handle: handle))
    #expect(app.visibleTexts == ["sheet"])
    app.bodies { handle.value?() }
    #expect(app.visibleTexts == ["nothing"])
  }

  @Test func aSheetThatMayNotBeClosedStays() throws {
    let app = TestApp(
      Text("below").sheet(isPresented: .constant(true)) {
        Text("sheet").interactiveDismissDisabled()
      })
    #expect(throws: EventRefusal.self) { try app.close() }
  }

  @Test(
    "A sheet rests at the selected height, else at the lowest",
    arguments: [
      ([PresentationDetent.large, .medium], PresentationDetent.large, PresentationDetent.large),
      ([.large, .medium], .height(100), .medium),
      ([.fraction(0.3), .height(200)], .large, .height(200)),
    ])
  func sheetsRest(
    detents: [PresentationDetent], selected: PresentationDetent, resting: PresentationDetent
  ) throws {
    let app = TestApp(
      Text("below").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents(Set(detents), selection: .constant(selected))
      })
    let sheet = try #require(app.runtime.window.topmostPresentation as? PresentationElement)
    #expect(sheet.restingDetent == resting)
  }

  @Test func aUserDragsASheetToAnotherHeightAndTheAppIsTold() throws {
    struct Screen: View {
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Text(detent == .large ? "large" : "medium").sheet(isPresented: .constant(true)) {
          Text("sheet").presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let app = TestApp(Screen())
    let sheet = try #require(app.runtime.window.topmostPresentation as? PresentationElement)
    #expect(sheet.detents == [.medium, .large])
    try app.runtime.send(.select(1), to: sheet)
    #expect(sheet.restingDetent == .large)
    #expect(app.texts.contains("large"))
    #expect(throws: EventRefusal.self) { try app.runtime.send(.select(2), to: sheet) }
  }

  @Test func aHeightThatNobodyChoseIsThePersons() throws {
    let app = TestApp(
      Text("x").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.large, .height(200), .medium])
      })
    let sheet = try #require(app.runtime.window.topmostPresentation as? PresentationElement)
    #expect(sheet.restingDetent == .height(200))
    try app.runtime.send(.select(1), to: sheet)
    #expect(sheet.restingDetent == .medium)
  }

  @Test func theContentOfASheetReadsTheSurroundingsOfItsPresenter() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let app = TestApp(
      Text("below").sheet(isPresented: .constant(true)) { Reader() }.environment(\.lineLimit, 3))
    #expect(app.visibleTexts == ["limit 3"])
  }

  @Test func aButtonOfAnAlertTakesItAwayBeforeItActs() throws {
    struct Asking: View {
      let log: Log
      @State private var isAsked = false
      var body: some View {
        Button("Ask") { isAsked = true }
          .alert("Sure?", isPresented: $isAsked) {
            Button("Delete", role: .destructive) { log("deleted, asked: \(isAsked)") }
            Button("Keep", role: .cancel) { log("kept") }
          } message: {
            Text("It can't be undone.")
          }
      }
    }
    let log = Log()
    let app = TestApp(Asking(log: log))
    try app.tap("Ask")
    #expect(app.visibleTexts == ["It can't be undone.", "Delete", "Keep"])
    try app.tap("Delete")
    #expect(app.visibleTexts == ["Ask"])
    try app.tap("Ask")
    try app.close()
    #expect(log.lines == ["deleted, asked: false", "kept"])
  }

  @Test func anAlertWithoutButtonsHasTheUsualOne() throws {
    let app = TestApp(Text("below").alert("Done", isPresented: .constant(true)) {})
    #expect(app.visibleTexts == ["OK"])
  }

  @Test func theAlertAndThenTheDialog() throws {
    struct Asking: View {
      @State private var isAlert = true
      @State private var isDialog = false
      var body: some View {
        Text("below")
          .alert("First", isPresented: $isAlert) { Button("More") { isDialog = true } }
          .confirmationDialog("Second", isPresented: $isDialog) { Button("Copy") {} }
      }
    }
    let app = TestApp(Asking())
    try app.tap("More")
    #expect(app.visibleTexts == ["Copy", "Cancel"])
    try app.tap("Cancel")
    #expect(app.visibleTexts == ["below"])
  }
}
