/// Writes the Swift symbols of a catalogue: `Color(.accentBlue)` for `AccentBlue`.
package enum AssetSymbols {
  /// Returns the source of a file with the symbols of an archive.
  package static func source(of archive: AssetArchive) -> String {
    """
    // Made of the asset catalogues of this target.
    import Foundation
    #if canImport(SwiftUI)
      import SwiftUI
    #else
      import MeerkatUI
    #endif

    extension ColorResource {
    \(lines(archive.colors.keys, "ColorResource", suffix: "Color"))
    }

    extension ImageResource {
    \(lines(archive.images.keys, "ImageResource", suffix: "Image"))
    }

    """
  }

  /// The declarations of all names, those in a namespace inside an enumeration.
  private static func lines(
    _ names: some Sequence<String>, _ type: String, suffix: String
  ) -> String {
    var tree = Namespace()
    for name in names.sorted() { tree.insert(name, path: name.split(separator: "/")[...]) }
    return tree.lines(type, suffix: suffix, indent: "  ").joined(separator: "\n")
  }

  /// The symbol of a name: without what no identifier can have, and without the word that says what
  /// kind of thing it is.
  static func symbol(_ name: Substring, suffix: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
      words[words.count - 1] = String(last.dropLast(suffix.count))
      words.removeAll(where: \.isEmpty)
    }
    let joined = words.enumerated().map { $0.offset == 0 ? $0.element : capitalized($0.element) }
    let symbol = withSmallStart(joined.joined())
    if symbol.first?.isNumber ?? true { return "_" + symbol }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  /// The name of the enumeration of a namespace.
  static func namespace(_ name: Substring) -> String {
    let joined = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { capitalized(String($0)) }.joined()
    return joined.first?.isNumber ?? true ? "_" + joined : joined
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The leading capitals in lower case, except the one that begins the next word.
  private static func withSmallStart(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    guard capitals > 0 else { return name }
    let isWhole = capitals == name.count || name.dropFirst(capitals).first?.isLetter == false
    let count = capitals == 1 || isWhole ? capitals : capitals - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The names in a folder, and the folders inside.
  private struct Namespace {
    var names: [(full: String, last: Substring)] = []
    var inner: [(name: Substring, content: Namespace)] = []

    mutating func insert(_ full: String, path: ArraySlice<Substring>) {
      guard let first = path.first else { return }
      if path.count == 1 { return names.append((full, first)) }
      let rest = path.dropFirst()
      if let place = inner.firstIndex(where: { $0.name == first }) {
        inner[place].content.insert(full, path: rest)
      } else {
        var content = Namespace()
        content.insert(full, path: rest)
        inner.append((first, content))
      }
    }

    func lines(_ type: String, suffix: String, indent: String) -> [String] {
      var known: Set<String> = []
      var lines: [String] = []
      for (full, last) in names {
        let symbol = AssetSymbols.symbol(last, suffix: suffix)
        // Two names with one symbol: the first one has it.
        guard known.insert(symbol).inserted else { continue }
        lines.append(
          "\(indent)static let \(symbol) = \(type)(name: \(full.debugDescription), bundle: .module)"
        )
      }
      for (name, content) in inner {
        lines.append("\(indent)enum \(AssetSymbols.namespace(name)) {")
        lines += content.lines(type, suffix: suffix, indent: indent + "  ")
        lines.append("\(indent)}")
      }
      return lines
    }
  }
}
