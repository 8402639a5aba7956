import Foundation

/// A text as it is compared in a search: without case, accents and strokes through letters.
package struct SearchKey: Hashable, Sendable {
  private let text: String

  package init(_ text: String) {
    self.text = String(text.lowercased().flatMap { Self.letters[$0] ?? [$0] })
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Whether each word that is looked for is somewhere in this text.
  package func matches(_ search: SearchKey) -> Bool {
    search.text.split { $0.isWhitespace }.allSatisfy { text.contains($0) }
  }

  // Letters that Unicode does not take apart, and as what people type them.
  private static let letters: [Character: [Character]] = [
    "ł": ["l"], "ø": ["o"], "đ": ["d"], "ı": ["i"], "ß": ["s", "s"], "æ": ["a", "e"],
    "œ": ["o", "e"], "þ": ["t", "h"], "ð": ["d"],
  ]
}
