import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct TextFieldTests {
  private struct Profile: View {
    @State private var name = "Ann"
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: Binding(get: { name }, set: { name = $0.uppercased() }))
        .focused($isFocused)
      Button("Focus") { isFocused = true }
    }
  }

  @Test func aFieldShowsWhatItsBindingMakesOfTheText() throws {
    let stage = Stage(Profile())
    let field = try #require(stage.first(TextFieldElement.self))
    let before = stage.runtime.bodyEvaluations

    try stage.send(.input("Bea"), to: field)

    #expect(stage.takeUpdates() == [#"* field Name: "BEA""#])
    #expect(stage.runtime.bodyEvaluations == before)
  }

  @Test func aRefusedTextIsTakenBackFromTheHost() throws {
    let stage = Stage(TextField("Name", text: .constant("Ann")))

    try stage.send(.input("Bea"), to: #require(stage.first(TextFieldElement.self)))

    #expect(stage.takeUpdates() == [#"* field Name: "Ann""#])
  }

  @Test func aFieldOfAValueKeepsTheDraftUntilItIsFinished() throws {
    struct Age: View {
      @State private var age = 30

      var body: some View {
        TextField("Age", value: $age, format: .number)
        Text(verbatim: "\(age)")
      }
    }
    let stage = Stage(Age())
    let field = try #require(stage.first(TextFieldElement.self))
    func picture(of text: String, _ age: Int) -> String { "field Age: \"\(text)\"\n\"\(age)\"" }

    try stage.send(.input("041"), to: field)
    #expect(stage.picture == picture(of: "041", 41))
    try stage.send(.input("old"), to: field)
    #expect(stage.picture == picture(of: "old", 41))
    try stage.send(.submit, to: field)
    #expect(stage.picture == picture(of: "41", 41))
  }

  @Test func theFocusGoesBothWays() throws {
    let stage = Stage(Profile())
    let field = try #require(stage.first(TextFieldElement.self))

    try stage.send(.tap, to: #require(stage.first(ButtonElement.self)))
    #expect(stage.takeUpdates() == [#"* field Name: "Ann" focused"#])
    try stage.send(.focus(false), to: field)
    #expect(stage.takeUpdates() == [#"* field Name: "Ann""#])
  }

  @Test func theReturnKeySubmitsFromTheInsideOut() throws {
    var submitted: [String] = []
    let stage = Stage(
      SecureField("Password", text: .constant(""))
        .onSubmit { submitted.append("inner") }
        .onSubmit { submitted.append("outer") })

    try stage.send(.submit, to: #require(stage.first(TextFieldElement.self)))

    #expect(submitted == ["inner", "outer"])
    #expect(stage.picture == #"field Password: "" secure"#)
  }

  @Test func aFormatterReadsAValueThatMayBeMissing() throws {
    struct Price: View {
      @State private var price: Double? = 2.5

      var body: some View {
        TextField("Price", value: $price, formatter: NumberFormatter())
        Text(verbatim: price.map { "\($0)" } ?? "none")
      }
    }
    let stage = Stage(Price())
    let field = try #require(stage.first(TextFieldElement.self))

    try stage.send(.input("4"), to: field)
    #expect(stage.picture.hasSuffix("\"4.0\""))
    try stage.send(.input("four"), to: field)
    #expect(stage.picture.hasSuffix("\"4.0\""))
    try stage.send(.input(""), to: field)
    #expect(stage.picture.hasSuffix("\"none\""))
  }

  /// A style of the app's own, which reads its surroundings.
  private struct Framed: TextFieldStyle {
    let width: CGFloat
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.frame(width: width).opacity(isEnabled ? 1 : 0.5)
    }
  }

  @Test func aStyleOfTheAppPlacesTheField() throws {
    struct Form: View {
      @State private var name = "Ann"

      var body: some View {
        VStack {
          TextField("Name", text: $name)
          SecureField("Password", text: $name)
          TextField("Usual", text: $name).textFieldStyle(.plain)
        }
        .textFieldStyle(Framed(width: name == "Ann" ? 80 : 200))
        .disabled(name == "Cy")
      }
    }
    let stage = Stage(Form())
    let picture = { (name: String, width: Double, opacity: Double) in
      """
      stack
        opacity \(opacity)
          frame \(width) × any
            field Name: "\(name)"
        opacity \(opacity)
          frame \(width) × any
            field Password: "\(name)" secure
        field Usual: "\(name)"
      """
    }
    #expect(stage.picture == picture("Ann", 80, 1))

    try stage.send(.input("Bea"), to: #require(stage.first(TextFieldElement.self)))
    #expect(stage.picture == picture("Bea", 200, 1))
    try stage.send(.input("Cy"), to: #require(stage.first(TextFieldElement.self)))
    #expect(stage.picture == picture("Cy", 200, 0.5))
  }
}
