/// Writes a declaration that takes a `LocalizedStringKey` again: for strings, for localised string
/// resources, and for texts.
enum TextFormsMacro {
  static func expansion(of request: Request) throws(Misuse) -> String {
    let declaration = try TextDeclaration(checking: request.syntax.source)
    var forms = [declaration.form("S", generic: true)]
    if declaration.hasResource { forms.append(declaration.form("LocalizedStringResource")) }
    if declaration.hasText { forms.append(declaration.form("Text")) }
    return forms.joined(separator: "\n\n")
  }
}

/// A function or initialiser with a text, and the places where its forms differ.
private struct TextDeclaration {
  let source: Source

  /// The macro's attribute, with its arguments.
  let attribute: Range<Int>

  /// Whether there is a form for resources, and one for texts.
  let hasResource, hasText: Bool

  /// What follows the name: the parameters, or the generic ones before them.
  let afterName: Token

  /// The type of the text.
  let type: Range<Int>

  init(checking source: Source) throws(Misuse) {
    let tokens = source.tokens
    guard
      let name = tokens.firstIndex(where: { source[$0] == "TextForms" }),
      let keyword = tokens.firstIndex(where: { ["func", "init"].contains(source[$0]) }),
      let list = tokens[keyword...].first(where: { $0.kind == .parentheses }),
      let type = Self.type(in: source.content(of: list.range))
    else {
      throw Misuse(
        "'@TextForms' can only be attached to a function with a 'LocalizedStringKey'.",
        at: tokens[0].range)
    }
    let arguments = tokens[name + 1].kind == .parentheses ? tokens[name + 1] : nil
    self.source = source
    attribute = tokens[name - 1].range.lowerBound..<(arguments ?? tokens[name]).range.upperBound
    let options = arguments.map { source[$0] } ?? ""
    (hasResource, hasText) = (!options.contains("false"), options.contains("true"))
    afterName = tokens[source[tokens[keyword]] == "init" ? keyword + 1 : keyword + 2]
    let start = list.range.lowerBound + 1
    self.type = start + type.lowerBound..<start + type.upperBound
  }

  private static func type(in parameters: Source) -> Range<Int>? {
    parameters.tokens.first { parameters[$0] == "LocalizedStringKey" }?.range
  }

  /// The declaration with another type of text, which the compiler doesn't prefer.
  func form(_ name: String, generic: Bool = false) -> String {
    let isDisfavored = source.tokens.contains { source[$0] == "_disfavoredOverload" }
    let hasGenerics = source[afterName] == "<"
    let place = hasGenerics ? afterName.range.upperBound : afterName.range.lowerBound
    let parameter = hasGenerics ? "\(name): StringProtocol, " : "<\(name): StringProtocol>"
    return source[0..<attribute.lowerBound] + (isDisfavored ? "" : "@_disfavoredOverload")
      + source[attribute.upperBound..<place] + (generic ? parameter : "")
      + source[place..<type.lowerBound] + name + source[type.upperBound..<source.text.count]
  }
}
