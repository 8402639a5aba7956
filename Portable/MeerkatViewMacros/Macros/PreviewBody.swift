/// The body of a preview: the properties marked with `@Previewable`, and everything else.
struct PreviewBody {
  /// The declarations of the properties, without the mark.
  private(set) var properties: [String] = []

  /// The statements without the properties.
  private(set) var statements = ""

  private let source: Source

  init(_ source: Source) {
    self.source = source
    var copied = 0
    var index = 0
    while let mark = firstMark(from: index) {
      let start = startOfStatement(at: mark)
      let end = endOfStatement(from: mark + 2)
      properties.append(source[tokens[start..<mark]] + " " + source[tokens[mark + 2..<end]])
      statements += source[copied..<tokens[start].range.lowerBound]
      copied = tokens[text(end) == ";" ? end : end - 1].range.upperBound
      index = end
    }
    statements += source[copied..<source.text.count]
  }

  private var tokens: [Token] { source.tokens }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? source[tokens[index]] : ""
  }

  private func firstMark(from index: Int) -> Int? {
    tokens.indices[index...].first { text($0) == "@" && text($0 + 1) == "Previewable" }
  }

  private func startOfStatement(at index: Int) -> Int {
    var start = index
    while start > 0, !tokens[start].startsLine, text(start - 1) != ";" { start -= 1 }
    return start
  }

  /// The token after a declaration, which goes on over lines as long as something is missing.
  private func endOfStatement(from start: Int) -> Int {
    var isNamed = false
    var index = start
    while index < tokens.count, text(index) != ";" {
      if isNamed, tokens[index].startsLine, !goesOn(before: index) { break }
      isNamed = isNamed || ["var", "let"].contains(text(index - 1))
      index += 1
    }
    return index
  }

  /// Whether a line that begins with a token belongs to the line before it.
  private func goesOn(before index: Int) -> Bool {
    let token = tokens[index]
    let isInfix = token.kind == .sign && index + 1 < tokens.count && tokens[index + 1].followsSpace
    if isInfix || text(index).hasPrefix(".") || token.kind == .braces { return true }
    let previous = tokens[index - 1]
    if previous.kind == .sign && previous.followsSpace { return true }
    let unfinished = [",", ":", "=", ".", "as", "is", "else"]
    return unfinished.contains(text(index)) || unfinished.contains(text(index - 1))
  }
}

extension PreviewBody {
  /// The first view in a source that isn't one of SwiftUI's, by its name.
  static func viewName(in source: Source) -> String? {
    let tokens = source.tokens
    for (index, token) in tokens.enumerated() {
      if token.kind == .braces, let name = viewName(in: source.content(of: token.range)) {
        return name
      }
      guard token.kind == .word, tokens.indices.contains(index + 1),
        [.parentheses, .braces].contains(tokens[index + 1].kind)
      else { continue }
      let (name, before) = (source[token], index > 0 ? source[tokens[index - 1]] : "")
      if name.first?.isUppercase == true, !known.contains(name), ![".", "="].contains(before) {
        return name
      }
    }
    return nil
  }

  /// SwiftUI's views that contain others, or stand beside them in a preview.
  private static let known: Set<String> = [
    "AnyView", "Button", "Circle", "Color", "Divider", "ForEach", "Form", "GeometryReader", "Grid",
    "GridRow", "Group", "GroupBox", "HStack", "Image", "Label", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "List", "Menu", "NavigationLink", "NavigationSplitView",
    "NavigationStack", "NavigationView", "Picker", "ProgressView", "Rectangle", "RoundedRectangle",
    "ScrollView", "ScrollViewReader", "Section", "Spacer", "Tab", "TabView", "Text", "TextField",
    "Toggle", "VStack", "ZStack",
  ]
}
