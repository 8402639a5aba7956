/// Writes the body of an initialiser that sets the properties its parameters are named after, and
/// hands a node's parent on.
enum MemberwiseMacro {
  static func expansion(of request: Request) throws(Misuse) -> String {
    let source = request.syntax.source
    guard
      let start = source.tokens.firstIndex(where: { source[$0] == "init" }),
      let list = source.tokens[start...].first(where: { $0.kind == .parentheses })
    else {
      throw Misuse(
        "'@Memberwise' can only be attached to an initialiser.", at: source.tokens[0].range)
    }
    let statements = Self.statements(for: source.content(of: list.range))
    return "{\n" + statements.joined(separator: "\n") + "\n}"
  }

  /// The assignments, a line each, and what the class above is told.
  ///
  /// A closure that doesn't escape is called.
  private static func statements(for parameters: Source) -> [String] {
    let tokens = parameters.tokens
    let colons = tokens.indices.filter {
      parameters[tokens[$0]] == ":" && parameters[tokens[$0 - 1]] != "_"
    }
    let parent = colons.first { $0 > 1 && parameters[tokens[$0 - 2]] == "under" }
    let assignments = colons.filter { $0 != parent }.map { colon in
      let name = parameters[tokens[colon - 1]]
      let type = tokens[(colon + 1)...].prefix(2)
      let isCalled =
        type.first?.kind == .parentheses && type.last.map { parameters[$0] } == "->"
      return "self.\(name) = \(name)\(isCalled ? "()" : "")"
    }
    return assignments + (parent.map { ["super.init(under: \(parameters[tokens[$0 - 1]]))"] } ?? [])
  }
}
