import Testing

@Suite("What @Entry writes")
struct EntryMacroTests {
  private static let environment = ["extension EnvironmentValues {}"]

  @Test("The accessors use the key")
  func accessors() throws {
    let answer = try PlugIn.attached(
      "EntryMacro", as: "accessor", to: "@Entry public var caption = 1", in: Self.environment)
    #expect(
      answer.source == """
        {
          get { self[__Key_caption.self] }
          set { self[__Key_caption.self] = newValue }
        }
        """)
  }

  @Test(
    "The key has the default value",
    arguments: [
      ("@Entry var caption = 1", "static let defaultValue = 1"),
      ("@Entry var caption: Int = 1", "static var defaultValue: Int { return 1 }"),
      ("@Entry var caption: Int?", "static var defaultValue: Int? { return nil }"),
      ("@Entry var caption: Set<Int>?", "static var defaultValue: Set<Int>? { return nil }"),
      (
        "@Entry var caption: Optional<[Int]> ",
        "static var defaultValue: Optional<[Int]> { return nil }"
      ),
      (
        "@Entry var caption: (any Error)?",
        "static var defaultValue: (any Error)? { return nil }"
      ),
      ("@Entry var `caption`: Int = 1", "static var defaultValue: Int { return 1 }"),
      ("@Entry var caption:Int=1", "static var defaultValue: Int { return 1 }"),
      ("@Entry var caption: Side=.left", "static var defaultValue: Side { return .left }"),
      (
        "@Entry public internal(set) var caption: Int = 1",
        "static var defaultValue: Int { return 1 }"
      ),
      (
        "/// Has = and {.\n@available(*, deprecated, message: \"= {\") @Entry\n  var caption = 1",
        "static let defaultValue = 1"
      ),
      (
        "@Entry var caption: [String: Array<Set<Int>>] = [\"}\": [[1]]] // = {",
        "static var defaultValue: [String: Array<Set<Int>>] { return [\"}\": [[1]]] }"
      ),
      (
        "@Entry var caption: @Sendable (Int) -> Void = { _ in }",
        "static var defaultValue: @Sendable (Int) -> Void { return { _ in } }"
      ),
      (
        "@Entry var caption: () -> Int? = { nil } /* = /* { */ */",
        "static var defaultValue: () -> Int? { return { nil } }"
      ),
      (
        "@Entry var caption: String = make { $0.didSet = #\"\\\"}\"# }",
        "static var defaultValue: String { return make { $0.didSet = #\"\\\"}\"# } }"
      ),
      (
        "@Entry var caption: String = \"\\(text(\")\") ?? \"}\")\"",
        "static var defaultValue: String { return \"\\(text(\")\") ?? \"}\")\" }"
      ),
      (
        "@Entry var caption = \"\"\"\n  \"}\" = \\\n  \"\"\"",
        "static let defaultValue = \"\"\"\n  \"}\" = \\\n  \"\"\""
      ),
      ("@Entry var caption = /[{]\\/=/", "static let defaultValue = /[{]\\/=/"),
      ("@Entry var caption = [#\"\"\"#: 1] // }", "static let defaultValue = [#\"\"\"#: 1]"),
      ("@Entry var caption = 4 / 2 == 2", "static let defaultValue = 4 / 2 == 2"),
    ])
  func key(declaration: String, defaultValue: String) throws {
    let answer = try PlugIn.attached(
      "EntryMacro", as: "peer", to: declaration, in: Self.environment)
    #expect(
      answer.source == """
        private struct __Key_caption: MeerkatViews.EnvironmentKey {
          \(defaultValue)
        }
        """)
    #expect(answer.misuses == [])
  }

  @Test(
    "The extension says of what kind the key is",
    arguments: [
      ("extension EnvironmentValues {}", "EnvironmentKey"),
      ("public extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
      ("\n// extension\n@available(*, unavailable) extension Transaction {}", "TransactionKey"),
    ])
  func kinds(context: String, key: String) throws {
    let answer = try PlugIn.attached(
      "EntryMacro", as: "peer", to: "@Entry var caption = 1", in: [context])
    #expect(answer.source?.hasPrefix("private struct __Key_caption: MeerkatViews.\(key) {") == true)
  }

  @Test(
    "A key of the focus has the type that is wrapped, and no default value",
    arguments: [
      ("@Entry var caption: [Int]?", "[Int]"),
      ("@Entry var caption: Set<Int>?", "Set<Int>"),
      ("@Entry var caption: Optional<Set<Int>>", "Set<Int>"),
    ])
  func focus(declaration: String, value: String) throws {
    let answer = try PlugIn.attached(
      "EntryMacro", as: "peer", to: declaration, in: ["extension FocusedValues {}"])
    #expect(
      answer.source == """
        private struct __Key_caption: MeerkatViews.FocusedValueKey {
          typealias Value = \(value)
        }
        """)
    let misuse = try PlugIn.attached(
      "EntryMacro", as: "accessor", to: "@Entry var caption = 1", in: ["extension FocusedValues {}"]
    )
    let message = "'caption' needs an optional type, as no view may have set it."
    #expect(misuse.misuses.map(\.message) == [message])
  }

  @Test(
    "A mistake is shown where it is, once",
    arguments: [
      (
        "@Entry let caption = 1",
        PlugIn.Misuse(
          message: "'@Entry' can only be attached to a 'var': the value is set from outside.",
          underlined: "let", suggestion: "var")
      ),
      (
        "@Entry var caption: Int",
        PlugIn.Misuse(
          message: "'caption' needs a default value, as its type is not optional.",
          underlined: "caption")
      ),
      (
        "@Entry var caption: () -> Int?",
        PlugIn.Misuse(
          message: "'caption' needs a default value, as its type is not optional.",
          underlined: "caption")
      ),
      (
        "@Entry static var caption = 1",
        PlugIn.Misuse(
          message: "'@Entry' can't be attached to a property that is 'static'.",
          underlined: "static")
      ),
      (
        "@Entry var größe: Int { 1 }",
        PlugIn.Misuse(
          message: "'@Entry' writes the accessors of 'größe' itself.", underlined: "{ 1 }")
      ),
      (
        "@Entry var caption = 1 { didSet { } }",
        PlugIn.Misuse(
          message: "'@Entry' writes the accessors of 'caption' itself.",
          underlined: "{ didSet { } }")
      ),
    ])
  func misuse(declaration: String, misuse: PlugIn.Misuse) throws {
    let accessors = try PlugIn.attached(
      "EntryMacro", as: "accessor", to: declaration, in: Self.environment)
    #expect(accessors.source == nil)
    #expect(accessors.misuses == [misuse])
    let key = try PlugIn.attached(
      "EntryMacro", as: "peer", to: declaration, in: Self.environment)
    #expect(key.misuses == [])
  }

  @Test(
    "Other types have no entries",
    arguments: [[], ["extension View {}"], ["struct EnvironmentValues {}"]])
  func otherTypes(context: [String]) throws {
    let answer = try PlugIn.attached(
      "EntryMacro", as: "accessor", to: "@Entry var caption = 1", in: context)
    let message = """
      '@Entry' has to stand in an extension of 'EnvironmentValues', 'Transaction', 'FocusedValues' or \
      'ContainerValues'.
      """
    #expect(answer.misuses.map(\.message) == [message])
  }
}
