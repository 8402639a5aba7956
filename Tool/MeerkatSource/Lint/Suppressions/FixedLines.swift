import SwiftSyntax

/// The lines of a file, from which comments are taken that turn off nothing.
///
/// Only comments about one line are taken: one that turns a rule on again may end several regions.
struct FixedLines {
  /// The text without them; nil if there are none.
  private(set) var text: String?

  init(_ file: SourceFile, _ directives: [Directive], _ unused: [Area]) {
    guard !directives.isEmpty else { return }
    var lines = Self.lines(of: file.tree.description)
    var hasChanged = false
    for directive in directives {
      let index = directive.location.line - 1
      guard case .lines = directive.reach, lines.indices.contains(index) else { continue }
      let rules = unused.filter { $0.origin == directive.location }.map(\.rule)
      let gone = Set(rules.compactMap { $0?.rawValue } + directive.unknown)
      guard rules.contains(nil) || !gone.isEmpty,
        let new = Self.line(lines[index].text, directive, without: rules.contains(nil) ? nil : gone)
      else { continue }
      lines[index] = new.isEmpty ? ("", "") : (new, lines[index].end)
      hasChanged = true
    }
    if hasChanged { text = lines.map { $0.text + $0.end }.joined() }
  }

  /// The lines as the compiler counts them, each with its end.
  private static func lines(of text: String) -> [(text: String, end: String)] {
    var lines = [(text: "", end: "")]
    for character in text {
      if ["\n", "\r\n", "\r"].contains(character) {
        lines[lines.count - 1].end = String(character)
        lines.append(("", ""))
      } else {
        lines[lines.count - 1].text.append(character)
      }
    }
    return lines
  }

  /// A line without some of a directive's names, or without the comment; nil if that can't be done.
  private static func line(
    _ line: String, _ directive: Directive, without gone: Set<String>?
  ) -> String? {
    let start = line.utf8.index(line.startIndex, offsetBy: directive.location.column - 1)
    let comment = line[start...]
    guard comment.hasPrefix("//") else { return nil }
    let names = gone.map { gone in directive.names.filter { !gone.contains($0) } } ?? []
    guard names.isEmpty else {
      let words = comment.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = comment.firstRange(of: directive.names[0]), words.count == 2 else {
        return nil
      }
      let reason = comment.firstRange(of: " - ").map { String(comment[$0.lowerBound...]) } ?? ""
      return line[..<first.lowerBound] + names.joined(separator: ", ") + reason
    }
    let code = line[..<start]
    return code.allSatisfy(\.isWhitespace)
      ? "" : String(code.reversed().drop { $0.isWhitespace }.reversed())
  }
}
