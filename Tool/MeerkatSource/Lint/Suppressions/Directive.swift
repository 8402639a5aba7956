import SwiftSyntax

/// A comment that turns rules off or on: `// meerkat:disable:next names-destination - a demo`.
struct Directive: Sendable {
  /// Where a directive has an effect.
  enum Reach: Sendable {
    case lines(ClosedRange<Int>)
    case toEnd
    case ends
  }

  let location: Location
  let reach: Reach
  let rules: Set<Rule>
  let unknown: [String]
  /// What it says, known or not.
  let names: [String]

  /// Whether the directive says `all`.
  let isAll: Bool

  /// Reads a line of a comment, without its slashes.
  init?(_ text: Substring, at location: Location) {
    let text = text.drop { " /*!".contains($0) }
    guard text.hasPrefix("meerkat:") else { return nil }
    let words = text.dropFirst("meerkat:".count).split(separator: " ")
    let line = location.line
    switch words.first {
    case "disable": reach = .toEnd
    case "enable": reach = .ends
    case "disable:next": reach = .lines(line + 1...line + 1)
    case "disable:this": reach = .lines(line...line)
    case "disable:previous": reach = .lines(max(1, line - 1)...max(1, line - 1))
    default: return nil
    }
    names = words.dropFirst().prefix { $0 != "-" && $0 != "*/" }
      .flatMap { $0.split(separator: ",") }.map(String.init)
    isAll = names.contains("all")
    rules = isAll ? Set(Rule.allCases) : Set(names.compactMap(Rule.init))
    unknown = names.filter { $0 != "all" && Rule(rawValue: $0) == nil }
    self.location = location
  }

  /// The directives of a file, in their order.
  static func all(in file: SourceFile) -> [Directive] {
    guard file.text.contains("meerkat:") else { return [] }
    return file.comments.compactMap { Directive($0.text, at: $0.location) }
  }
}

extension SourceFile {
  fileprivate var text: String { tree.description }

  /// Each line of each comment with its place.
  fileprivate var comments: [(text: Substring, location: Location)] {
    tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      comments(in: token.leadingTrivia, from: token.position)
        + comments(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    }
  }

  private func comments(
    in trivia: Trivia, from start: AbsolutePosition
  ) -> [(text: Substring, location: Location)] {
    var position = start
    return trivia.flatMap { piece -> [(text: Substring, location: Location)] in
      defer { position = position.advanced(by: piece.sourceLength.utf8Length) }
      switch piece {
      case .lineComment(let text), .docLineComment(let text):
        return [(text[...], location(at: position))]
      case .blockComment(let text), .docBlockComment(let text):
        let first = location(at: position)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
          let place = Location(
            file: first.file, line: first.line + $0, column: $0 == 0 ? first.column : 1)
          return ($1, place)
        }
      default: return []
      }
    }
  }
}
