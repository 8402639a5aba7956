import SwiftSyntax

/// An `@Action` property.
struct DeclaredAction {
  let declaration: VariableDeclSyntax
  let name: TokenSyntax
  /// What stands after the colon.
  let type: TypeSyntax?
  /// The function type inside; nil where there is none, which is a mistake.
  let function: FunctionTypeSyntax?
  /// The function type with its attributes, such as `@MainActor`.
  let functionText: String
  let attributes: [String]
  let isRequired: Bool
  let options: [DeclaredOption]

  init(_ declaration: VariableDeclSyntax) {
    self.declaration = declaration
    let binding = declaration.bindings.first
    name =
      binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier ?? .identifier("didPress")
    type = binding?.typeAnnotation?.type.trimmed
    let optional = type?.as(OptionalTypeSyntax.self)
    isRequired = optional == nil
    let inner = (optional?.wrappedType ?? type).map(DeclaredAction.withoutParentheses)
    let attributed = inner?.as(AttributedTypeSyntax.self)
    function = (attributed?.baseType ?? inner)?.as(FunctionTypeSyntax.self)
    functionText = inner?.trimmedDescription ?? "() -> Void"
    attributes =
      attributed?.attributes.compactMap { $0.as(AttributeSyntax.self)?.name } ?? []
    options = DeclaredOption.options(of: declaration.attribute("Action"))
  }

  private static func withoutParentheses(_ type: TypeSyntax) -> TypeSyntax {
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    else { return type }
    return withoutParentheses(only.type)
  }

  var text: String { name.text }

  /// The name of the associated type that tells whether the action is implemented.
  func answerType(in screen: Screen) -> String {
    screen.name + text.prefix(1).uppercased() + text.dropFirst()
  }

  var isAsync: Bool { function?.effectSpecifiers?.asyncSpecifier != nil }

  /// The throws clause, such as `throws` or `throws(NetworkError)`; empty where nothing is thrown.
  var throwsText: String {
    function?.effectSpecifiers?.throwsClause?.trimmedDescription ?? ""
  }

  /// The effects in a declaration, each followed by a space.
  var effects: String {
    (isAsync ? "async " : "") + (throwsText.isEmpty ? "" : throwsText + " ")
  }

  /// What stands before a call, followed by a space.
  var trying: String { (throwsText.isEmpty ? "" : "try ") + (isAsync ? "await " : "") }

  /// The type of the result; nil for an action that is not answered.
  var result: String? {
    guard let text = function?.returnClause.type.trimmedDescription else { return nil }
    return ["Void", "()", "Swift.Void"].contains(text) ? nil : text
  }

  /// The documentation of the property, one line each.
  var documentation: [String] {
    declaration.leadingTrivia.compactMap {
      if case .docLineComment(let line) = $0 { line } else { nil }
    }
  }
}

/// An option in the attribute, such as `.disable`.
struct DeclaredOption {
  let name: String
  let syntax: LabeledExprSyntax

  static func options(of attribute: AttributeSyntax?) -> [DeclaredOption] {
    guard case .argumentList(let arguments)? = attribute?.arguments else { return [] }
    return arguments.compactMap { argument in
      var expression = argument.expression
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      }
      guard argument.label == nil, let member = expression.as(MemberAccessExprSyntax.self) else {
        return nil
      }
      return DeclaredOption(
        name: member.declName.baseName.text.filter { $0 != "`" }, syntax: argument)
    }
  }
}
