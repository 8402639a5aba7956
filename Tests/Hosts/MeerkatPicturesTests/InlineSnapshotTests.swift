import Foundation
import MeerkatSnapshots
import Testing

/// What becomes of expectations in sources; in files that are thrown away.
final class InlineSnapshotTests {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString + ".swift")
  let snapshots = InlineSnapshots()

  deinit { try? FileManager.default.removeItem(at: file) }

  private func check(
    _ text: String, _ expected: String? = nil, line: UInt = 1, column: UInt = 1,
    syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    mode: SnapshotTestingConfiguration.Record = .missing
  ) -> String? {
    let place = AssertionLocation(
      fileID: "A/B.swift", filePath: file.path, testName: "looks()", name: nil, line: line,
      column: column)
    return snapshots.check(text, expected, at: place, syntax, mode: mode)
  }

  private func write(_ source: String) throws { try Data(source.utf8).write(to: file) }

  private func source() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private static let call = "assertInlineSnapshot(of: a, as: .text)"

  @Test(arguments: [
    (call, "x", "\(call) {\n  \"\"\"\n  x\n  \"\"\"\n}"),
    ("\(call) { \"old\" }", "x", "\(call) {\n  \"\"\"\n  x\n  \"\"\"\n}"),
    (
      "\(call) {\n  \"\"\"\n  a } b\n  \"\"\"\n}\nmore", "x",
      "\(call) {\n  \"\"\"\n  x\n  \"\"\"\n}\nmore"
    ),
    (
      "assertInlineSnapshot(of: \")\\(\"{\")\" /* ) */, as: .text)\nmore()", "x\n\n  y",
      "assertInlineSnapshot(of: \")\\(\"{\")\" /* ) */, as: .text) {\n  \"\"\"\n  x\n\n    y\n  \"\"\"\n}\nmore()"
    ),
    (call, "a \\ b", "\(call) {\n  #\"\"\"\n  a \\ b\n  \"\"\"#\n}"),
    (call, "\"\"\"", "\(call) {\n  #\"\"\"\n  \"\"\"\n  \"\"\"#\n}"),
  ])
  func anExpectationIsWrittenAtTheCall(before: String, text: String, after: String) throws {
    try write(before)
    #expect(check(text, before == InlineSnapshotTests.call ? nil : "old", mode: .failed) != nil)
    #expect(try source() == after)
  }

  @Test func severalCallsOfAFileKeepTheirPlaces() throws {
    try write(
      "func looks() {\n  \(InlineSnapshotTests.call)\n  é; \(InlineSnapshotTests.call)\n}\n")
    _ = check("one\ntwo", line: 2, column: 3)
    // Columns count bytes, of which é has two.
    _ = check("three", line: 3, column: 7)
    #expect(
      try source() == """
        func looks() {
          \(InlineSnapshotTests.call) {
            \"""
            one
            two
            \"""
          }
          é; \(InlineSnapshotTests.call) {
            \"""
            three
            \"""
          }
        }

        """)
  }

  @Test func whatDiffersFailsAndLeavesTheSource() throws {
    try write(InlineSnapshotTests.call)
    for mode in [SnapshotTestingConfiguration.Record.missing, .never] {
      #expect(check("new", "old", mode: mode)?.contains("- old\n  + new") == true)
    }
    #expect(check("new", mode: .never)?.contains("expects nothing yet") == true)
    #expect(check("same", "same") == nil)
    #expect(try source() == InlineSnapshotTests.call)
  }

  @Test(arguments: [
    "assertInlineSnapshot(of: a, as: .text, matches: { \"x\" })", "other",
    "assertInlineSnapshot(of: a",
  ])
  func whatIsNoCallStaysAsItIs(before: String) throws {
    try write(before)
    #expect(check("x")?.contains("there is no call there") == true)
    #expect(try source() == before)
  }

  @Test(arguments: [
    ("check(a) { 1 }", "check(a) { 1 } text: {\n  \"\"\"\n  x\n  \"\"\"\n}"),
    (
      "check(a) { 1 } text: { \"old\" }\nmore: 1",
      "check(a) { 1 } text: {\n  \"\"\"\n  x\n  \"\"\"\n}\nmore: 1"
    ),
  ])
  func aHelperSaysWhereItsExpectationStands(before: String, after: String) throws {
    try write(before)
    let syntax = InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "text", trailingClosureOffset: 1)
    #expect(check("x", syntax: syntax)?.contains("was written") == true)
    #expect(try source() == after)
  }

  @Test func aCallThatGivesSeveralTextsIsRefused() throws {
    try write(InlineSnapshotTests.call)
    #expect(check("a")?.contains("was written") == true)
    #expect(check("b")?.contains("several texts") == true)
    #expect(try source().contains("  a\n"))
  }

  @Test func aFileThatHasChangedSinceIsLeftAlone() throws {
    try write(InlineSnapshotTests.call)
    _ = check("a")
    try write("else")
    #expect(check("a", line: 2)?.contains("has changed") == true)
    #expect(try source() == "else")
  }
}
