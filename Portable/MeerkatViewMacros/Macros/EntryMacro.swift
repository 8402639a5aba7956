/// Turns a property into a value of the environment, of transactions or of the focus.
enum EntryMacro {
  static func expansion(of request: Request) throws(Misuse) -> String {
    guard request.role == "accessor" else { return key(of: request) }
    let property = try Property(checking: request.syntax.source)
    if try keyProtocol(around: request) == focusedKey, property.wrappedType == nil {
      throw Misuse(
        "'\(property.name)' needs an optional type, as no view may have set it.",
        at: request.syntax.source.tokens[0].range)
    }
    return """
      {
        get { self[\(property.keyName).self] }
        set { self[\(property.keyName).self] = newValue }
      }
      """
  }

  /// The key; nothing where the property is wrong, which the accessors say.
  private static func key(of request: Request) -> String {
    guard
      let property = try? Property(checking: request.syntax.source),
      let keyProtocol = try? keyProtocol(around: request)
    else { return "" }
    let content =
      keyProtocol == focusedKey
      ? "typealias Value = \(property.wrappedType ?? "Never")" : property.defaultValue
    return """
      private struct \(property.keyName): MeerkatViews.\(keyProtocol) {
        \(content)
      }
      """
  }

  /// The keys of the focus have no default value.
  private static let focusedKey = "FocusedValueKey"

  /// What the keys of values are called that the extended type holds.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": focusedKey, "ContainerValues": "ContainerValueKey",
  ]

  private static func keyProtocol(around request: Request) throws(Misuse) -> String {
    guard let found = request.context.first.flatMap(extendedType).flatMap({ keyProtocols[$0] })
    else {
      throw Misuse(
        """
        '@Entry' has to stand in an extension of 'EnvironmentValues', 'Transaction', \
        'FocusedValues' or 'ContainerValues'.
        """,
        at: request.syntax.source.tokens[0].range)
    }
    return found
  }

  /// The last part of the name of the type that an extension is of.
  private static func extendedType(_ text: String) -> String? {
    let source = Source(text)
    guard let start = source.tokens.firstIndex(where: { source[$0] == "extension" }) else {
      return nil
    }
    let name = source.tokens[(start + 1)...].prefix { $0.kind == .word || source[$0] == "." }
    return name.last.map { source[$0] }
  }
}
