import Testing

@Suite("What #Preview writes")
struct PreviewMacroTests {
  @Test("A preview is a type of debug builds, with its place")
  func registry() throws {
    let answer = try PlugIn.freestanding(
      "PreviewMacro", "\n// #if\n #Preview(\"A\") { Text(\"}\") }")
    #expect(
      answer.source == """
        #if DEBUG
        enum $s07PreviewfMu_: MeerkatViews.PreviewRegistry {
          static var fileID: String { "App/Screen.swift" }
          static var line: Int { 9 }
          static var column: Int { 2 }
          @MainActor static func makePreview() -> MeerkatViews.Preview {
            MeerkatViews.Preview("A") { Text("}") }
          }
        }
        #endif
        """)
  }

  @Test("A preview in a line with something else has the column after that")
  func column() throws {
    let source = try #require(try PlugIn.freestanding("PreviewMacro", "#Preview { }").source)
    #expect(source.contains("static var line: Int { 7 }"))
    #expect(source.contains("static var column: Int { 6 }"))
  }

  @Test(
    "All forms of the arguments are handed on",
    arguments: [
      " { Text(\"A\") }", "(\"A\") { }",
      "(\"A\", traits: .portrait, .fixedLayout(1, 2)) { Text(\"A\") }",
      "(\"A\", body: { Text(\"A\") })", "(body: makeBody)",
    ])
  func arguments(text: String) throws {
    let source = try #require(try PlugIn.freestanding("PreviewMacro", "#Preview\(text)").source)
    #expect(source.contains("    MeerkatViews.Preview\(text)\n"))
  }

  @Test(
    "A preview without a name has that of its first view that isn't SwiftUI's",
    arguments: [
      (" { Row() }", "(\"Row\") { Row() }"),
      ("() { Row() }", "(\"Row\") { Row() }"),
      ("(traits: .portrait) { Row() }", "(\"Row\", traits: .portrait) { Row() }"),
      ("(body: { Row { } })", "(\"Row\", body: { Row { } })"),
      (
        " { let a = Store(); VStack { Text(\"A\"); if b { Row(a) } } }",
        "(\"Row\") { let a = Store(); VStack { Text(\"A\"); if b { Row(a) } } }"
      ),
      ("(nil) { Row() }", "(nil) { Row() }"),
      ("(title) { Row() }", "(title) { Row() }"),
    ])
  func name(text: String, made: String) throws {
    let source = try #require(try PlugIn.freestanding("PreviewMacro", "#Preview\(text)").source)
    #expect(source.contains("    MeerkatViews.Preview\(made)\n"))
  }

  @Test(
    "Marked properties are those of a view, and the other statements are its body",
    arguments: [
      ("@Previewable @State var a = 1\nText(\"\\(a)\")", " @State var a = 1", "\nText(\"\\(a)\")"),
      ("@Previewable @State var a = 1; Text(\"\")", " @State var a = 1", " Text(\"\")"),
      ("@State @Previewable var a = 1\nText(\"\")", "@State var a = 1", "\nText(\"\")"),
      (
        "@Previewable\n@State\nvar a: Int = [1]\n  .map { $0 }\n  .count + // more\n  2\n.title.text()",
        " @State\nvar a: Int = [1]\n  .map { $0 }\n  .count + // more\n  2\n.title.text()", ""
      ),
      (
        "@Previewable @State var a = isOn\n  ? 1\n  : -2\nText(\"\")",
        " @State var a = isOn\n  ? 1\n  : -2", "\nText(\"\")"
      ),
      (
        "@Previewable @Namespace var a\n-1.text",
        " @Namespace var a", "\n-1.text"
      ),
      (
        "let b = 2\n@Previewable @FocusState var a: Bool\nText(\"@Previewable\") // @Previewable",
        " @FocusState var a: Bool", "let b = 2\n\nText(\"@Previewable\") // @Previewable"
      ),
    ])
  func properties(body: String, property: String, statements: String) throws {
    for (head, tail) in [("(\"A\") {", "}"), ("(body: {", "})")] {
      let preview = "#Preview" + head + body + tail
      let source = try #require(try PlugIn.freestanding("PreviewMacro", preview).source)
      #expect(
        source.contains(
          """
              struct $s07ContentfMu_: MeerkatViews.View {
          \(property)
          var body: some MeerkatViews.View {
          \(statements)
          }
          }
          return MeerkatViews.Preview\(head) $s07ContentfMu_() \(tail)
          """))
    }
  }

  @Test("@Previewable writes nothing itself, and says where it belongs")
  func previewable() throws {
    let declaration = "@Previewable @State var a = 1"
    let inside = try PlugIn.attached(
      "PreviewableMacro", as: "peer", to: declaration, in: ["#Preview {}"])
    #expect(inside.source == "")
    let outside = try PlugIn.attached(
      "PreviewableMacro", as: "peer", to: declaration, in: ["struct Screen: View {}"])
    #expect(
      outside.misuses.map(\.message) == [
        "'@Previewable' belongs to a property at the start of the body of '#Preview'."
      ])
  }
}
