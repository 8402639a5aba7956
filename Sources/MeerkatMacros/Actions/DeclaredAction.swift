import SwiftSyntax

/// An `@Action` property: of a screen, or of the listeners of a protocol.
struct DeclaredAction {
  let declaration: VariableDeclSyntax
  /// The method of a protocol for which the property is written.
  let method: InterfaceRequirement?
  let name: TokenSyntax
  /// What stands after the colon.
  let type: TypeSyntax?
  /// The function type inside; nil where there is none, which is a mistake.
  let function: FunctionTypeSyntax?
  /// The function type with its attributes, such as `@MainActor`.
  let functionText: String
  let attributes: [String]
  let isRequired: Bool
  let parameters: [ActionParameter]
  let options: DeclaredOptions

  init(_ declaration: VariableDeclSyntax, of method: InterfaceRequirement? = nil) {
    (self.declaration, self.method) = (declaration, method)
    let binding = declaration.bindings.first
    name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier ?? .identifier("didPress")
    type = binding?.typeAnnotation?.type
    let optional = type?.as(OptionalTypeSyntax.self)
    isRequired = optional == nil
    let inner = (optional?.wrappedType ?? type)?.withoutParentheses
    let attributed = inner?.as(AttributedTypeSyntax.self)
    function = (attributed?.baseType ?? inner)?.as(FunctionTypeSyntax.self)
    parameters = DeclaredAction.parameters(function, of: method)
    functionText = inner?.trimmedDescription ?? "() -> Void"
    attributes = attributed?.attributes.compactMap { $0.as(AttributeSyntax.self)?.name } ?? []
    options = method?.options ?? DeclaredOptions(declaration.attribute("Action"))
  }

  var text: String { name.text }

  /// The name of the associated type that tells whether the action is implemented.
  func answerType(in screen: Screen) -> String {
    screen.name + text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Whether every conformer implements the action, so that no type has to tell.
  var isAlwaysImplemented: Bool { method.map { !$0.hasDefault } ?? !hasValue }

  /// Whether the property has a value before an initialiser sets it; an optional one has nil.
  var hasValue: Bool { !isRequired || declaration.bindings.first?.initializer != nil }

  var isAsync: Bool { function?.effectSpecifiers?.asyncSpecifier != nil }

  /// The throws clause, such as `throws` or `throws(NetworkError)`; empty where nothing is thrown.
  var throwsText: String { function?.effectSpecifiers?.throwsClause?.trimmedDescription ?? "" }

  /// The type of what is thrown, where the action says so.
  var failure: String? { function?.effectSpecifiers?.throwsClause?.type?.trimmedDescription }

  /// The effects in a declaration, each followed by a space.
  var effects: String { (isAsync ? "async " : "") + (throwsText.isEmpty ? "" : throwsText + " ") }

  /// What stands before a call, followed by a space.
  var trying: String { (throwsText.isEmpty ? "" : "try ") + (isAsync ? "await " : "") }

  /// The type of the result; nil for an action that is not answered.
  var result: String? {
    guard let type = function?.returnClause.type, !type.isVoid else { return nil }
    return type.trimmedDescription
  }

  /// What `@available` says of the property, such as that it is deprecated, followed by a space.
  var availability: String { declaration.attributes.availability }

  /// Sets the property, without the name of a deprecated one, of which the compiler would warn in code
  /// that nobody can change.
  func setting(_ value: String) -> String {
    if availability.isEmpty { return "self.\(text) = \(value)" }
    return hasValue
      ? "_\(text).wrappedValue = \(value)" : "_\(text) = Action(wrappedValue: \(value))"
  }

  /// The documentation of the property, one line each.
  var documentation: [String] { declaration.documentation }
}
