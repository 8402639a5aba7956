import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct SearchingTests {
  private struct Names: View {
    @State private var words = ""
    @State private var submitted = ""
    var isOutside = false

    private var list: some View {
      List(["Ada", "Alan", "Grace"].filter { words.isEmpty || $0.contains(words) }, id: \.self) {
        NavigationLink($0, value: $0)
      }
      .navigationTitle("Names \(submitted)")
      .navigationDestination(for: String.self) { Text("about \($0)") }
    }

    var body: some View {
      if isOutside {
        NavigationStack { list }.searchable(text: $words, prompt: "Find")
      } else {
        NavigationStack {
          list.searchable(text: $words, prompt: "Find")
            .onSubmit(of: .search) { submitted = words }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func aUserSearchesBelowTheTitle(isOutside: Bool) throws {
    let app = try Driver(Names(isOutside: isOutside), width: 24)
    #expect(
      app.screenText == """
                 Names
        ────────────────────────
        [Find…_________________]
          Ada                ›
          Alan               ›
          Grace              ›
        """)
    try app.type("Al", into: "Find")
    #expect(
      app.screenText == """
                 Names
        ────────────────────────
        [Al____________________]
          Alan               ›
        """)
    try app.tap("Alan")
    #expect(!app.exists(.textField("Find")))
    try app.back()
    #expect(app.exists(.textField("Find")))
  }

  @Test func whatIsSubmittedIsSearched() throws {
    let app = try Driver(Names())
    try app.type("Gr")
    try app.submit("Find")
    #expect(app.exists(.header("Names Gr")))
  }

  private struct Topic: Identifiable {
    let id: String
  }

  private struct Library: View {
    @State private var words = ""
    @State private var topics = [Topic(id: "Maths"), Topic(id: "Art")]
    @State private var scope = "Titles"

    var body: some View {
      NavigationStack {
        Text("\(scope): \(words) in \(topics.map(\.id).joined(separator: ", "))")
          .searchable(text: $words, tokens: $topics, prompt: "Books") { Text($0.id) }
          .searchScopes($scope) {
            ForEach(["Titles", "Authors"], id: \.self) { Text($0) }
          }
      }
    }
  }

  @Test func aSearchIsNarrowed() throws {
    let app = try Driver(Library())
    #expect(!app.exists(.option("Authors")))
    try app.type("Ada", into: "Books")
    try app.tap("Authors")
    #expect(app.exists("Authors: Ada in Maths, Art"))
    try app.tap("Maths")
    #expect(app.exists("Authors: Ada in Art"))
    try app.tap("Art")
    #expect(!app.exists(.button("Art")))
  }
}
