import Testing

@Suite("What @TextForms writes")
struct TextFormsMacroTests {
  private func forms(of declaration: String) throws -> String? {
    try PlugIn.attached("TextFormsMacro", as: "peer", to: declaration, in: ["extension A {}"])
      .source
  }

  @Test(
    "There is a form for strings and one for resources",
    arguments: [
      (
        "@TextForms init(_ key: LocalizedStringKey) { self.init(Text(key)) }",
        "@_disfavoredOverload init<S: StringProtocol>(_ key: S) { self.init(Text(key)) }",
        "@_disfavoredOverload init(_ key: LocalizedStringResource) { self.init(Text(key)) }"
      ),
      (
        "/// Adds `LocalizedStringKey`.\n@available(*, deprecated, renamed: \"b(_:)\")\n@TextForms\n"
          + "nonisolated public func a<V>(\n  v: V, named b: LocalizedStringKey? = nil\n) where V: A {}",
        "/// Adds `LocalizedStringKey`.\n@available(*, deprecated, renamed: \"b(_:)\")\n"
          + "@_disfavoredOverload\n"
          + "nonisolated public func a<S: StringProtocol, V>(\n  v: V, named b: S? = nil\n) where V: A {}",
        "/// Adds `LocalizedStringKey`.\n@available(*, deprecated, renamed: \"b(_:)\")\n"
          + "@_disfavoredOverload\n"
          + "nonisolated public func a<V>(\n  v: V, named b: LocalizedStringResource? = nil\n) where V: A {}"
      ),
      (
        "@_disfavoredOverload @TextForms func a(b: LocalizedStringKey, @Builder c: () -> C = { C() }) {}",
        "@_disfavoredOverload  func a<S: StringProtocol>(b: S, @Builder c: () -> C = { C() }) {}",
        "@_disfavoredOverload  func a(b: LocalizedStringResource, @Builder c: () -> C = { C() }) {}"
      ),
    ])
  func both(declaration: String, string: String, resource: String) throws {
    #expect(try forms(of: declaration) == string + "\n\n" + resource)
  }

  @Test("A declaration without a form for resources says so")
  func stringOnly() throws {
    let declaration = "@TextForms(resource: false) func a(_ b: LocalizedStringKey) -> some A { b }"
    #expect(
      try forms(of: declaration)
        == "@_disfavoredOverload func a<S: StringProtocol>(_ b: S) -> some A { b }")
  }

  @Test("A declaration with a form for texts says so")
  func stringAndText() throws {
    let declaration =
      "@TextForms(resource: false, text: true) func a(_ b: LocalizedStringKey) { c(b.text) }"
    #expect(
      try forms(of: declaration)
        == "@_disfavoredOverload func a<S: StringProtocol>(_ b: S) { c(b.text) }\n\n"
        + "@_disfavoredOverload func a(_ b: Text) { c(b.text) }")
  }

  @Test(
    "Other declarations have no such forms",
    arguments: [
      "@TextForms var a: LocalizedStringKey",
      "@TextForms func a(b: String) -> LocalizedStringKey {}",
      "@TextForms struct A { func a(_ b: LocalizedStringKey) {} }",
    ])
  func misuse(declaration: String) throws {
    let answer = try PlugIn.attached("TextFormsMacro", as: "peer", to: declaration, in: [])
    #expect(answer.source == nil)
    #expect(
      answer.misuses == [
        PlugIn.Misuse(
          message: "'@TextForms' can only be attached to a function with a 'LocalizedStringKey'.",
          underlined: "@")
      ])
  }
}
