package import Foundation

/// Writes the Swift symbols of a catalogue: `Color(.accentBlue)` and `Color.accentBlue` for `AccentBlue`.
package struct AssetSymbols {
  /// The names of the colours and pictures.
  package var colors: Set<String> = []
  package var images: Set<String> = []
  /// The name by which the target imports its views, `SwiftUI` or `MeerkatUI`.
  package var viewsModule = "SwiftUI"
  /// The names of static members that the target declares itself: they get no member of a colour.
  package var takenNames: Set<String> = []

  package init() {}

  /// The source of a file with the symbols.
  package var source: String {
    """
    // Made of the asset catalogues of this target.
    import Foundation
    import \(viewsModule)

    extension ColorResource {
    \(lines(colors, "ColorResource", suffix: "Color"))
    }

    extension ImageResource {
    \(lines(images, "ImageResource", suffix: "Image"))
    }

    extension Color {
    \(members(colors, suffix: "Color") { "Color { Color(ColorResource.\($0)) }" })
    }

    extension ShapeStyle where Self == Color {
    \(members(colors, suffix: "Color") { "Color { Color(ColorResource.\($0)) }" })
    }

    extension UIColor {
    \(members(colors, suffix: "Color") { "UIColor { UIColor(resource: .\($0)) }" })
    }

    extension UIImage {
    \(members(images, suffix: "Image") { "UIImage { UIImage(resource: .\($0)) }" })
    }

    """
  }

  /// The static members of a type, those of namespaces and those that others have left out.
  private func members(
    _ names: Set<String>, suffix: String, _ declaration: (String) -> String
  ) -> String {
    var known = takenNames.union(AssetSymbols.systemNames)
    return names.sorted().filter { !$0.contains("/") }
      .map { AssetSymbols.symbol($0[...], suffix: suffix) }
      .filter { known.insert($0).inserted }
      .map { "  static var \($0): \(declaration($0))" }.joined(separator: "\n")
  }

  /// What colours and styles of the system are called.
  private static let systemNames: Set<String> = [
    "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "darkGray",
    "darkText", "fill", "foreground", "gray", "green", "indigo", "label", "lightGray", "lightText",
    "link", "magenta", "mint", "orange", "pink", "placeholder", "placeholderText", "primary",
    "purple", "quaternary", "quinary", "red", "secondary", "selection", "separator", "systemFill",
    "teal", "tertiary", "tint", "tintColor", "white", "windowBackground", "yellow",
  ]

  /// The names of the static members that files declare.
  package static func staticNames(in files: [URL]) throws -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where line.contains("static ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for (word, next) in zip(words, words.dropFirst()) where word == "let" || word == "var" {
          names.insert(String(next))
        }
      }
    }
    return names
  }

  /// The declarations of all names, those in a namespace inside an enumeration.
  private func lines(_ names: Set<String>, _ type: String, suffix: String) -> String {
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
