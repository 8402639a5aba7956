/// Writes the methods of a protocol that may be left out, as Objective-C's optional ones may.
enum OptionalMethodsMacro {
  static func expansion(of request: Request) throws(Misuse) -> String {
    let source = request.syntax.source
    let tokens = source.tokens
    guard
      let keyword = tokens.firstIndex(where: { source[$0] == "protocol" }),
      let content = tokens.last, content.kind == .braces
    else {
      throw Misuse("'@OptionalMethods' can only be attached to a protocol.", at: tokens[0].range)
    }
    let access = tokens[..<keyword].contains { source[$0] == "public" } ? "public " : ""
    let answer = tokens[..<keyword].first { $0.kind == .parentheses }.flatMap { arguments in
      source[arguments].contains("true") ? "true" : nil
    }
    let methods = Self.methods(in: source.content(of: content.range), answer: answer)
    return "extension \(source[tokens[keyword + 1]]) {\n"
      + methods.map { access + $0 }.joined(separator: "\n") + "\n}"
  }

  private static func methods(in content: Source, answer: String?) -> [String] {
    let tokens = content.tokens
    let starts = tokens.indices.filter { ["func", "var"].contains(content[tokens[$0]]) }
    return zip(starts, starts.dropFirst() + [tokens.endIndex]).compactMap { start, end in
      let method = tokens[start..<end]
      let isAwaited = content[method].contains("@escaping")
      guard content[tokens[start]] == "func", !isAwaited else { return nil }
      let result = method.drop { content[$0] != "->" }.dropFirst()
      return body(for: result, content, answer).map { "\(content[method]) \($0)" }
    }
  }

  /// What a method does that nobody has written; nil where the result has no usual value.
  private static func body(
    for result: ArraySlice<Token>, _ source: Source, _ answer: String?
  ) -> String? {
    guard let last = result.last else { return "{}" }
    if source[last] == "?" { return "{ nil }" }
    return source[result] == "Bool" ? answer.map { "{ \($0) }" } : nil
  }
}
