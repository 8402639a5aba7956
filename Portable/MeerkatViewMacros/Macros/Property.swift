/// A property declaration: `var name: Type = value`.
struct Property {
  let name: String

  /// The type; nil where the compiler infers it from the value.
  let type: String?

  /// What stands after the equals sign.
  let value: String?

  /// The type of what an optional holds; nil where the type is another one.
  let wrappedType: String?

  /// The name of its key.
  var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

  /// The declaration of the key's default value.
  ///
  /// It is made anew at every use where its type is known, so that it may be one that tasks can't
  /// share.
  var defaultValue: String {
    let value = value ?? "nil"
    guard let type else { return "static let defaultValue = \(value)" }
    return "static var defaultValue: \(type) { return \(value) }"
  }
}

extension Property {
  init(checking source: Source) throws(Misuse) {
    let tokens = source.tokens
    guard
      let keyword = tokens.firstIndex(where: { ["var", "let"].contains(source[$0]) }),
      keyword + 1 < tokens.count
    else {
      throw Misuse("'@Entry' can only be attached to a 'var'.", at: tokens[0].range)
    }
    try Self.checkKeywords(tokens[...keyword], in: source)
    name = source[tokens[keyword + 1]]

    let rest = tokens[(keyword + 2)...]
    let equals = rest.firstIndex { source[$0] == "=" }
    let typed = rest[..<(equals ?? rest.endIndex)]
    type = typed.isEmpty ? nil : source[typed.dropFirst()]
    value = equals.map { source[rest[($0 + 1)...]] }
    wrappedType = Self.wrappedType(of: typed.dropFirst(), in: source)

    if let last = tokens.last, last.kind == .braces, Self.hasAccessors(last, in: source, value) {
      throw Misuse("'@Entry' writes the accessors of '\(name)' itself.", at: last.range)
    }
    guard value != nil || wrappedType != nil else {
      throw Misuse(
        "'\(name)' needs a default value, as its type is not optional.",
        at: tokens[keyword + 1].range)
    }
  }

  /// Checks what stands before the name.
  private static func checkKeywords(_ tokens: ArraySlice<Token>, in source: Source) throws(Misuse) {
    if let keyword = tokens.last, source[keyword] == "let" {
      throw Misuse(
        "'@Entry' can only be attached to a 'var': the value is set from outside.",
        at: keyword.range, fixIt: .init(message: "Replace 'let' with 'var'.", text: "var"))
    }
    if let keyword = tokens.first(where: { ["static", "class", "lazy"].contains(source[$0]) }) {
      throw Misuse(
        "'@Entry' can't be attached to a property that is '\(source[keyword])'.",
        at: keyword.range)
    }
  }

  /// Whether the last braces are no closure that belongs to the value.
  private static func hasAccessors(_ braces: Token, in source: Source, _ value: String?) -> Bool {
    guard value != nil else { return true }
    let content = source.content(of: braces.range)
    return content.tokens.first.map { ["didSet", "willSet"].contains(content[$0]) } ?? false
  }

  /// The type that an optional one is made of; nil where nil is no value of the type.
  private static func wrappedType(of type: ArraySlice<Token>, in source: Source) -> String? {
    let texts = type.map { source[$0] }
    guard let last = texts.last, !texts.contains("->") else { return nil }
    if last == "?" || last == "!" { return source[type.dropLast()] }
    let isNamed = texts.first == "Optional" || texts.starts(with: ["Swift", ".", "Optional"])
    guard isNamed, last.hasSuffix(">") else { return nil }
    return String(source[type].drop { $0 != "<" }.dropFirst().dropLast())
  }
}
