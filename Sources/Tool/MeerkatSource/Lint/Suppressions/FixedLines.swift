import SwiftSyntax

/// The lines of a file, from which comments are taken that turn off nothing.
///
/// Only comments about one line are taken: one that turns a rule on again may end several regions.
struct FixedLines {
  /// The text without them; nil if there are none.
  private(set) var text: String?

  init(_ file: SourceFile, _ directives: [Directive], _ unused: [Area]) {
    var lines = file.tree.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Optional(String($0)) }
    var hasChanged = false
    for directive in directives {
      guard case .lines = directive.reach else { continue }
      let rules = unused.filter { $0.origin == directive.location }.map(\.rule)
      let gone = Set(rules.compactMap { $0?.rawValue } + directive.unknown)
      guard rules.contains(nil) || !gone.isEmpty,
        let line = lines[directive.location.line - 1],
        let new = Self.line(line, directive, without: rules.contains(nil) ? nil : gone)
      else { continue }
      lines[directive.location.line - 1] = new.isEmpty ? nil : new
      hasChanged = true
    }
    if hasChanged { text = lines.compactMap(\.self).joined(separator: "\n") }
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
