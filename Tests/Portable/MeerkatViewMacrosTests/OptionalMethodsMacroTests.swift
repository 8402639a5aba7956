import Testing

@Suite("What @OptionalMethods writes")
struct OptionalMethodsMacroTests {
  @Test(
    "A method is written if what it gives has a usual value",
    arguments: [
      ("@OptionalMethods", "func a(_ b: B)", "func a(_ b: B) {}"),
      ("@OptionalMethods", "/// A.\n  func a(\n    b: B, c: C)", "func a(\n    b: B, c: C) {}"),
      ("@OptionalMethods", "func a() -> [B: C]?", "func a() -> [B: C]? { nil }"),
      ("@OptionalMethods(answer: true)", "func a() -> Bool", "func a() -> Bool { true }"),
      ("@OptionalMethods", "func a() -> Bool", ""),
      ("@OptionalMethods(answer: true)", "func a() -> Int", ""),
      ("@OptionalMethods", "func a(b: @escaping () -> Void)", ""),
      ("@OptionalMethods", "var a: B? { get set }", ""),
    ])
  func methods(attribute: String, method: String, written: String) throws {
    let answer = try PlugIn.attached(
      "OptionalMethodsMacro", as: "extension", to: "\(attribute) protocol D {\n  \(method)\n}",
      in: [])
    #expect(answer.source == "extension D {\n\(written)\n}")
  }

  @Test("They are as public as the protocol, and its other members stay out")
  func access() throws {
    let answer = try PlugIn.attached(
      "OptionalMethodsMacro", as: "extension",
      to: """
        @OptionalMethods @MainActor
        public protocol D: C {
          func a()
          var b: Int { get }
          func c()
        }
        """, in: [])
    #expect(answer.source == "extension D {\npublic func a() {}\npublic func c() {}\n}")
  }

  @Test("Only a protocol has such methods")
  func misuse() throws {
    let answer = try PlugIn.attached(
      "OptionalMethodsMacro", as: "extension", to: "@OptionalMethods struct A {}", in: [])
    #expect(answer.source == nil)
    #expect(
      answer.misuses == [
        PlugIn.Misuse(
          message: "'@OptionalMethods' can only be attached to a protocol.", underlined: "@")
      ])
  }
}
