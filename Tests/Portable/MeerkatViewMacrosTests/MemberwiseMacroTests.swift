import Testing

@Suite("What @Memberwise writes")
struct MemberwiseMacroTests {
  @Test(
    "Each parameter is assigned to the property of its name",
    arguments: [
      ("@Memberwise init(a: Int, b: [String: Int] = [:])", ["a = a", "b = b"]),
      ("@Memberwise init(_ a: Int = 1, at b: @escaping () -> C)", ["a = a", "b = b"]),
      ("@Memberwise init(_: Int, a: Int, at _: Int = 1)", ["a = a"]),
      (
        "@Memberwise init<C>(a: (() -> Void)?, @Builder b: () -> C) where C: A",
        ["a = a", "b = b()"]
      ),
    ])
  func assignments(declaration: String, lines: [String]) throws {
    let answer = try PlugIn.attached(
      "MemberwiseMacro", as: "body", to: declaration, in: ["struct A {}"])
    #expect(answer.source == "{\n" + lines.map { "self.\($0)\n" }.joined() + "}")
  }

  @Test("The parent of a node goes to the class above")
  func parent() throws {
    let answer = try PlugIn.attached(
      "MemberwiseMacro", as: "body", to: "@Memberwise init(_ a: Int, under b: Node, c: Int)",
      in: ["class A {}"])
    #expect(answer.source == "{\nself.a = a\nself.c = c\nsuper.init(under: b)\n}")
  }

  @Test("Other declarations have no such body")
  func misuse() throws {
    let answer = try PlugIn.attached(
      "MemberwiseMacro", as: "body", to: "@Memberwise func a()", in: [])
    #expect(answer.source == nil)
    #expect(
      answer.misuses == [
        PlugIn.Misuse(
          message: "'@Memberwise' can only be attached to an initialiser.", underlined: "@")
      ])
  }
}
