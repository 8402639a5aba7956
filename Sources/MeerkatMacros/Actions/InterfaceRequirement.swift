import SwiftSyntax

/// A method that a protocol of actions requires.
struct InterfaceRequirement {
  let declaration: FunctionDeclSyntax
  /// What stands in `@ActionOptions(…)`.
  let options: DeclaredOptions

  init(_ declaration: FunctionDeclSyntax) {
    self.declaration = declaration
    options = DeclaredOptions(declaration.attributes.all("ActionOptions").first)
  }

  var name: String { declaration.name.text }

  var parameters: [FunctionParameterSyntax] {
    Array(declaration.signature.parameterClause.parameters)
  }

  var labels: [String] { parameters.map(\.firstName.text) }

  private var effects: String {
    (declaration.signature.effectSpecifiers?.trimmedDescription).map { $0 + " " } ?? ""
  }

  var isAsync: Bool { declaration.signature.effectSpecifiers?.asyncSpecifier != nil }

  /// The result; nil for none.
  var result: TypeSyntax? {
    guard let type = declaration.signature.returnClause?.type, !type.isVoid else { return nil }
    return type
  }

  /// Whether the screen's parent has to listen.
  var isRequired: Bool { result == nil && options.contains("required") }

  /// Whether a conformer may leave the method out: there is something to give in its place.
  var hasDefault: Bool {
    guard let result else { return !isRequired }
    return result.is(OptionalTypeSyntax.self)
  }

  /// The property that holds who listens.
  func property(_ access: String) -> String {
    let taken = parameters.map { "_ \($0.variable): \($0.type.trimmedDescription)" }
    let result = result?.trimmedDescription ?? "Void"
    let isolation = isAsync ? "@MainActor " : ""
    let type = "\(isolation)(\(taken.joined(separator: ", "))) \(effects)-> \(result)"
    let property = "\(options.property) \(access)var \(name): \(isRequired ? type : "(\(type))?")"
    return (declaration.documentation + [declaration.attributes.availability + property]).joined(
      separator: "\n")
  }

  /// The method, with its own result or with the one that tells whether it is implemented.
  func declared(answering type: String? = nil) -> String {
    let taken = declaration.signature.parameterClause.trimmedDescription
    let result = type ?? result?.trimmedDescription
    let rest = effects + (result.map { "-> \($0)" } ?? "")
    let text = "func \(name)\(taken) \(rest)"
    return text.last == " " ? String(text.dropLast()) : text
  }

  /// What the default implementation does.
  var nothing: String { result == nil ? "{}" : "{ nil }" }
}
