/// Marks a property that a preview declares; `#Preview` itself reads the mark.
enum PreviewableMacro {
  static func expansion(of request: Request) throws(Misuse) -> String {
    let isLocal = request.context.first.map { !isType($0) } ?? false
    guard isLocal else {
      throw Misuse(
        "'@Previewable' belongs to a property at the start of the body of '#Preview'.",
        at: request.syntax.source.tokens[0].range)
    }
    return ""
  }

  private static func isType(_ text: String) -> Bool {
    let kinds: Set = ["struct", "class", "enum", "actor", "extension", "protocol"]
    let source = Source(text)
    return source.tokens.contains { kinds.contains(source[$0]) }
  }
}
