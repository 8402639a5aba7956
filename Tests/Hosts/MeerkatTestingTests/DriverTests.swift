import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct DriverTests {
  @Test func aUserGoesThroughTheApp() throws {
    let app = try Driver(TodoApp(), width: 40)
    try app.tap("Add")
    try app.type("Read", into: "Title")
    try app.tap("Save")
    try app.tap("Read")
    try app.toggle("Done")
    #expect(
      app.screenText == """
        ‹ Todos           Read
        ────────────────────────────────────────
        Done                                 [x]
        finished
        """)
    try app.back()
    #expect(
      app.screenText == """
                         Todos             [Add]
        ────────────────────────────────────────
         Open
          Essay                              ›
          Talk                               ›
          Read                               ›
          [Delete all]
        """)
  }

  @Test func onlyWhatIsOnTopCanBeReached() throws {
    let app = try Driver(TodoApp())
    try app.tap("Essay")
    #expect(!app.exists("Talk"))
    try app.back()
    #expect(app.exists("Talk"))
    try app.tap("Delete all")
    #expect(!app.exists("Talk"))
    #expect(
      app.elements.map(\.description) == [
        ".alert(\"Delete all?\") with \"This can't be undone.\"",
        ".text(\"This can't be undone.\")", ".button(\"Delete\")", ".button(\"Keep\")",
      ])
    try app.close()
    #expect(app.exists("Talk"))
  }

  @Test func typingCallsTheBindingForEachCharacter() throws {
    let app = try Driver(SearchScreen())
    try app.type("lan", into: "Search")
    #expect(try app.element(.textField("Search")).value == "lan")
    #expect(app.elements.filter { $0.role == .row }.map(\.label) == ["Alan"])
    #expect(app.exists(.text("l, la, lan")))
    try app.clear("Search")
    #expect(app.elements.filter { $0.role == .row }.count == 3)
    try app.type("A")
    try app.submit("Search")
    #expect(app.exists("submitted A"))
  }

  @Test func tabsAreChosenByName() throws {
    let app = try Driver(
      TabView {
        Text("first").tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      })
    try app.select(tab: "Two")
    #expect(app.exists("second"))
    #expect(!app.exists("first"))
    #expect(try app.element(.tab("Two")).isOn == true)
    #expect(try app.element(.tab("One")).isOn == false)
  }

  @Test func whatIsOnTopCanBeReadAlone() throws {
    let app = try Driver(TodoApp(), width: 32)
    #expect(app.topText.hasSuffix("[Delete all]"))
    try app.tap("Add")
    #expect(
      app.topText == """
        ╭─ sheet ──────────────────────╮
        │           New todo    (Save) │
        │ ──────────────────────────── │
        │ [Title…____________________] │
        ╰──────────────────────────────╯
        """)
  }

  @Test func evaluationsAreCounted() throws {
    let app = try Driver(SearchScreen())
    let before = app.bodyEvaluations
    try app.type("x", into: "Search")
    #expect(app.bodyEvaluations > before)
  }

  @Test func theScreenHasAnyWidth() throws {
    let app = try Driver(TodoApp(), width: 20, height: 3)
    #expect(app.screenText == "       Todos   [Add]\n────────────────────\n Open")
    #expect(app.screenText(width: 12) == "Todos  [Add]\n────────────\n Open")
  }

  @Test func aThousandLevelsCanBeReadAndTapped() throws {
    let app = try Driver(Nested(level: 1_000), height: 5)
    try app.tap("deepest")
    #expect(app.exists("tapped"))
    #expect(app.screenText.isEmpty == false)
  }
}

private struct Nested: View {
  let level: Int
  @State private var isTapped = false

  var body: some View {
    if level == 0 {
      Button("deepest") { isTapped = true }
      if isTapped { Text("tapped") }
    } else {
      VStack { Nested(level: level - 1) }.padding(0)
    }
  }
}

/// A list that a user can search.
struct SearchScreen: View {
  @State private var words = ""
  @State private var history: [String] = []
  @State private var submitted: String?

  var body: some View {
    VStack {
      TextField("Search", text: $words)
        .onSubmit { submitted = words }
        .onChange(of: words) { _, new in history.append(new) }
      Text(history.joined(separator: ", "))
      if let submitted { Text("submitted \(submitted)") }
      List(["Ada", "Alan", "Grace"].filter { words.isEmpty || $0.contains(words) }, id: \.self) {
        Text($0)
      }
    }
  }
}
