import Foundation
import Synchronization

/// The expectations that this run of the tests has compared and written into sources.
package final class InlineSnapshots: Sendable {
  static let shared = InlineSnapshots()

  /// A source file as the compiler saw it, and what was written into it since.
  private struct Source {
    let original: String
    var written: String
    /// The texts by the line and the column of their calls.
    var texts: [SourcePosition: Text] = [:]
  }

  /// What is written at a call.
  fileprivate struct Text: Equatable {
    let text: String
    let syntax: InlineSnapshotSyntaxDescriptor
  }

  private let sources = Mutex<[String: Source]>([:])

  package init() {}

  /// Compares a text with what is expected, writes it if it is to be written, and says what is wrong.
  package func check(
    _ text: String, _ expected: String?, at place: AssertionLocation,
    _ syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    mode: SnapshotTestingConfiguration.Record
  ) -> String? {
    if text == expected, mode != .all { return nil }
    if expected == nil, mode == .never {
      return
        "The call expects nothing yet, and nothing is recorded here. Run the test on your machine."
    }
    if let expected, mode == .never || mode == .missing {
      let lines = TextDifference.lines(expected, text).map { "  \($0)" }.joined(separator: "\n")
      return """
        The snapshot differs from what is expected:
        \(lines)
        To accept it: SNAPSHOT_TESTING_RECORD=failed swift test
        """
    }
    do {
      try write(Text(text: text, syntax: syntax), at: place)
      return text == expected
        ? "The expectation was written again." : "The expectation was written. Look at it."
    } catch {
      return "The expectation can't be written into \(place.filePath): \(error)"
    }
  }

  private func write(_ text: Text, at place: AssertionLocation) throws {
    let position = SourcePosition(line: Int(place.line), column: Int(place.column))
    try sources.withLock { sources in
      let current = try String(contentsOfFile: place.filePath, encoding: .utf8)
      var source = sources[place.filePath] ?? Source(original: current, written: current)
      guard source.written == current else { throw Error.changed }
      guard source.texts[position].map({ $0 == text }) ?? true else { throw Error.several }
      source.texts[position] = text
      source.written = try source.original.writing(source.texts)
      try Data(source.written.utf8).write(
        to: URL(fileURLWithPath: place.filePath), options: .atomic)
      sources[place.filePath] = source
    }
  }

  /// Why an expectation isn't written.
  enum Error: Swift.Error, CustomStringConvertible {
    case changed, several, call

    var description: String {
      switch self {
      case .changed: "the file has changed while the tests ran. Run them again."
      case .several: "the call gives several texts in one run. Use assertSnapshot(of:as:named:)."
      case .call:
        "there is no call there, or its expectation is no trailing closure."
      }
    }
  }
}

/// A place in a source file, as `#line` and `#column` give it.
struct SourcePosition: Hashable, Comparable {
  let line: Int
  let column: Int

  static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

extension String {
  /// The source with an expectation at each of the calls.
  fileprivate func writing(_ texts: [SourcePosition: InlineSnapshots.Text]) throws -> String {
    var bytes = Array(utf8)
    // From the end, so that the places before stay where they are.
    for (position, text) in texts.sorted(by: { $0.key > $1.key }) {
      guard let call = SourceCall(in: bytes, at: position, text.syntax) else {
        throw InlineSnapshots.Error.call
      }
      let label = text.syntax.trailingClosureOffset > 0 ? text.syntax.trailingClosureLabel : nil
      bytes.replaceSubrange(
        call.expectation, with: text.text.closure(label: label, indent: call.indent).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as a trailing closure that gives it.
  fileprivate func closure(label: String?, indent: String) -> String {
    var marks = ""
    while contains("\"\"\"" + marks) || contains("\\" + marks) { marks += "#" }
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indent + "  " + line
    }
    return """
       \(label.map { $0 + ": " } ?? ""){
      \(indent)  \(marks)\"""
      \(lines.joined(separator: "\n"))
      \(indent)  \"""\(marks)
      \(indent)}
      """
  }
}
