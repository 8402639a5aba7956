import MeerkatTesting
import MeerkatUI
import Testing

/// The focus that an app moves, and what screen readers can do.
@MainActor
struct FocusTests {
  private struct SignIn: View {
    private enum Field { case name, password }
    @State private var name = ""
    @State private var password = ""
    @FocusState private var field: Field?

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .password }
        SecureField("Password", text: $password).focused($field, equals: .password)
        Button("Cancel") { field = nil }
      }
      .defaultFocus($field, .name)
    }
  }

  @Test func theAppMovesTheFocus() throws {
    let app = try Driver(SignIn())
    #expect(app.elements.filter(\.isFocused).map(\.label) == ["Name"])
    try app.submit(.textField("Name"))
    #expect(app.elements.filter(\.isFocused).map(\.label) == ["Password"])
    try app.tap("Cancel")
    #expect(app.elements.filter(\.isFocused).isEmpty)
  }

  private struct Search: View {
    @State private var isShown = true
    @State private var words = ""
    @FocusState private var isSearching: Bool

    var body: some View {
      if isShown { TextField("Words", text: $words).focused($isSearching) }
      Button("Search") { isSearching = true }
      Button("Done") { isShown.toggle() }
      Text(verbatim: isSearching ? "searching" : "reading")
    }
  }

  @Test func aFieldThatGoesLosesTheFocus() throws {
    let app = try Driver(Search())
    try app.tap("Search")
    #expect(app.exists(.text("searching")))
    try app.tap("Done")
    #expect(app.exists(.text("reading")))
    try app.tap("Done")
    #expect(app.elements.filter(\.isFocused).isEmpty)
  }

  @Test func aFieldOfOneLineHasNoLineBreaks() throws {
    let app = try Driver(Search())
    try app.type("one\ntwo", into: "Words")
    #expect(app.elements.first { $0.label == "Words" }?.value == "onetwo")
  }

  private struct Message: View {
    @State private var log = "new"
    @State private var stars = 0

    var body: some View {
      VStack {
        Text("Letter")
          .accessibilityAction(named: "Archive") { log = "archived" }
          .accessibilityAction(.escape) { log = "closed" }
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
        Text("\(log), \(stars) stars")
      }
    }
  }

  @Test(arguments: [
    ("Archive", "archived, 0 stars"), ("Close", "closed, 0 stars"), ("Increase", "new, 1 stars"),
    ("Decrease", "new, -1 stars"),
  ])
  func aScreenReaderActs(_ action: String, _ words: String) throws {
    let app = try Driver(Message())
    try app.choose(action, in: "Letter")
    #expect(app.exists(.text(words)))
  }
}
