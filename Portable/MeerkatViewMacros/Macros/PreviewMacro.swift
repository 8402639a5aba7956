/// Turns a preview into a type that makes the preview on demand.
///
/// The type exists in debug builds only: a preview adds nothing to a release build.
enum PreviewMacro {
  static func expansion(of request: Request) throws(Misuse) -> String {
    let source = request.syntax.source
    guard let name = source.tokens.first(where: { source[$0].hasPrefix("#") }) else {
      throw Misuse("'#Preview' can't be read.", at: 0..<source.text.count)
    }
    let (line, column) = place(of: name, in: request.syntax)
    return """
      #if DEBUG
      enum \(request.uniqueName("Preview")): MeerkatViews.PreviewRegistry {
        static var fileID: String { "\(request.syntax.fileID)" }
        static var line: Int { \(line) }
        static var column: Int { \(column) }
        @MainActor static func makePreview() -> MeerkatViews.Preview {
          \(making(source, after: name, content: request.uniqueName("Content")))
        }
      }
      #endif
      """
  }

  /// Makes the preview, with a view of its own where it declares properties.
  private static func making(_ source: Source, after name: Token, content: String) -> String {
    let (start, end) = (name.range.upperBound, source.text.count)
    guard let closure = closure(of: source) else {
      return "MeerkatViews.Preview\(source[start..<end])"
    }
    let body = PreviewBody(source.content(of: closure))
    let opening = closure.lowerBound + 1
    var head = source[start..<opening]
    if let view = PreviewBody.viewName(in: Source(body.statements)),
      let (place, words) = nameArgument(view, in: source, after: name)
    {
      head = source[start..<place] + words + source[place..<opening]
    }
    guard !body.properties.isEmpty else {
      return "MeerkatViews.Preview\(head)\(source[opening..<end])"
    }
    return """
      struct \(content): MeerkatViews.View {
      \(body.properties.joined(separator: "\n"))
      var body: some MeerkatViews.View {
      \(body.statements)
      }
      }
      return MeerkatViews.Preview\(head) \(content)() \(source[closure.upperBound - 1..<end])
      """
  }

  /// What names a preview that has no name of its own, and where it belongs.
  private static func nameArgument(
    _ view: String, in source: Source, after name: Token
  ) -> (place: Int, words: String)? {
    let next = source.tokens.first { $0.range.lowerBound >= name.range.upperBound }
    guard let next, next.kind == .parentheses else {
      return (name.range.upperBound, "(\"\(view)\")")
    }
    let arguments = source.content(of: next.range)
    let place = next.range.lowerBound + 1
    guard let first = arguments.tokens.first else { return (place, "\"\(view)\"") }
    let labels = ["traits", "body"]
    return labels.contains(arguments[first]) ? (place, "\"\(view)\", ") : nil
  }

  /// The braces of the body, which stand behind the arguments or as the last of them.
  private static func closure(of source: Source) -> Range<Int>? {
    guard let last = source.tokens.last else { return nil }
    if last.kind == .braces { return last.range }
    guard last.kind == .parentheses,
      let argument = source.content(of: last.range).tokens.last, argument.kind == .braces
    else { return nil }
    let start = last.range.lowerBound + 1
    return start + argument.range.lowerBound..<start + argument.range.upperBound
  }

  /// The line and the column of a preview; before it there may be white space and comments.
  private static func place(of name: Token, in syntax: Request.Syntax) -> (line: Int, column: Int) {
    let before = syntax.source.text[..<name.range.lowerBound]
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let indent = lines.last?.count ?? 0
    let line = syntax.line + lines.count - 1
    return (line, lines.count == 1 ? syntax.column + indent : indent + 1)
  }
}
