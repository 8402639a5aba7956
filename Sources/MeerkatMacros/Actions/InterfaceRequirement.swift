import SwiftSyntax

/// A method that a protocol of actions requires.
struct InterfaceRequirement {
  let declaration: FunctionDeclSyntax

  init(_ declaration: FunctionDeclSyntax) { self.declaration = declaration }

  var name: String { declaration.name.text }

  var parameters: [FunctionParameterSyntax] {
    Array(declaration.signature.parameterClause.parameters)
  }

  private var effects: String {
    (declaration.signature.effectSpecifiers?.trimmedDescription).map { $0 + " " } ?? ""
  }

  var isAsync: Bool { declaration.signature.effectSpecifiers?.asyncSpecifier != nil }

  /// The result; nil for none.
  var result: TypeSyntax? {
    guard let type = declaration.signature.returnClause?.type else { return nil }
    return ["Void", "()", "Swift.Void"].contains(type.trimmedDescription) ? nil : type
  }

  /// The property that holds who listens.
  func property(_ access: String) -> String {
    let taken = parameters.map { parameter in
      "_ \((parameter.secondName ?? parameter.firstName).text): \(parameter.type.trimmedDescription)"
    }
    let type = "(\(taken.joined(separator: ", "))) \(effects)-> Void"
    let documentation = declaration.leadingTrivia.compactMap { piece -> String? in
      if case .docLineComment(let line) = piece { line } else { nil }
    }
    let property = "@Action \(access)var \(name): (\(isAsync ? "@MainActor " : "")\(type))?"
    return (documentation + [property]).joined(separator: "\n")
  }

  /// The method, with the result that tells whether it is implemented.
  func declared(answering type: String? = nil) -> String {
    let taken = declaration.signature.parameterClause.trimmedDescription
    let rest = effects + (type.map { "-> \($0)" } ?? "")
    let text = "func \(name)\(taken) \(rest)"
    return text.last == " " ? String(text.dropLast()) : text
  }

  /// A call with the labels of the method.
  func call(_ values: [String]) -> String {
    let arguments = zip(parameters, values).map { parameter, value in
      parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
