import Foundation
import Meerkat
import MeerkatBrowser
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// Words that no app writes, such as “Back”: where its table has them, they are the app's own.
@MainActor
struct BroughtWordsTests {
  private let german = Locale(identifier: "de_AT")

  /// What a reader with a language sees.
  private func show(_ view: some View, _ language: String = "de_AT") throws -> Driver {
    try Driver(view, width: 30, locale: Locale(identifier: language), rowsAtOnce: nil)
  }

  private struct Inbox: View {
    @State private var search = ""
    @State private var isAsking = false

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Lunch") { Text("At noon").navigationTitle("Lunch") }
          Button("Ask") { isAsking = true }
        }
        .searchable(text: $search)
        .toolbar { EditButton() }
        .alert("Really?", isPresented: $isAsking) {}
      }
    }
  }

  @Test(arguments: [("de_AT", "‹ Zurück"), ("ja", "‹ Back"), ("en_US", "‹ Back")])
  func theBackButtonSpeaksTheReadersLanguage(language: String, back: String) throws {
    let app = try show(Inbox(), language)
    try app.tap("Lunch")
    #expect(app.screenText.hasPrefix(back + " "))
    try app.tap(.button(String(back.dropFirst(2))))
    #expect(app.exists("Ask"))
  }

  @Test func theLanguageOfTheSurroundingsCounts() throws {
    let app = try show(Inbox().environment(\.locale, german), "en_US")
    try app.tap("Lunch")
    #expect(app.screenText.hasPrefix("‹ Zurück "))
    // In a test, the button has its usual name, too.
    try app.tap("Back")
    #expect(app.exists("Ask"))
  }

  @Test func fieldsButtonsAndAlertsSpeakIt() throws {
    let app = try show(Inbox())
    #expect(app.exists(.textField("Suchen")))
    #expect(app.exists(.button("Bearbeiten")))
    try app.tap("Ask")
    try app.tap("In Ordnung")
    #expect(!app.exists(.alert("Really?")))
  }

  @Test func aPageSpeaksIt() {
    let runtime = Runtime()
    runtime.locale = german
    runtime.show(
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Text("end") }
      }
      .sheet(isPresented: .constant(true)) { Text("above") })
    defer { runtime.end() }
    let page = HTMLRenderer().html(of: runtime.window).text
    #expect(page.contains("aria-label='Zurück' data-short='Zurück'><span>Zurück</span></button>"))
    #expect(page.contains("aria-label='Blatt schließen'"))
  }

  private final class Draft: Flow {
    enum Place: Hashable { case list, editor }

    let navigator = Navigator(Journey<Place>(.list, [.push(.editor)]))

    func screen(for place: Place) -> some View { Text("\(place)") }

    func shouldLeave(_ place: Place) -> Permission<Place> {
      place == .editor ? .ask("Discard the draft?") : .allow
    }
  }

  @Test func theBackButtonThatAsksSpeaksItAndSoDoesTheQuestion() throws {
    let flow = Draft()
    let app = try show(FlowView(flow))
    try app.tap("Zurück")
    #expect(app.exists(.button("Bleiben")))
    try app.tap("Verlassen")
    #expect(flow.journey == Journey(.list))
  }
}
