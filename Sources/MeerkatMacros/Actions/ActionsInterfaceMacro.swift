public import SwiftSyntax
public import SwiftSyntaxMacros

/// Generates the default implementations of an interface that `@Actions` has generated.
public struct ActionsInterfaceMacro: ExtensionMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let interface = declaration.as(ProtocolDeclSyntax.self) else { return [] }
    let functions = interface.memberBlock.all(FunctionDeclSyntax.self)
    let answers = interface.memberBlock.all(AssociatedTypeDeclSyntax.self).filter {
      $0.initializer != nil
    }.map(\.name.text)
    let names = interface.memberBlock.all(TypeAliasDeclSyntax.self).map(\.name.text)
    let access = interface.modifiers.text
    return answers.flatMap { answer -> [ExtensionDeclSyntax] in
      let listener = answer.prefix(1).lowercased() + answer.dropFirst() + "Listener"
      guard let action = functions.first(where: { $0.result == answer }) else { return [] }
      let original = functions.first { $0.name.text == listener }
      let answering = original.map { named($0, answer, names) }
      return [
        unhandled(type, answer, named(action, answer, names), answering, access: access),
        // The listener of an answered action that is implemented with the right result.
        original.map {
          let failure = names.contains(answer + "Failure") ? answer + "Failure" : nil
          let shape = Answer($0, of: action, throwing: failure)
          let result = names.contains(answer + "Result") ? answer + "Result" : shape.result
          let heard = named($0, answer, names).trimmedDescription
          return Unparsed.extending(
            type, where: "\(answer) == \(result)", "  \(access)\(heard) { \(shape.closure) }")
        },
      ].compactMap { $0 }
    }
  }

  /// Returns a method with names for its types that are visible in an extension.
  private static func named(_ action: FunctionDeclSyntax, _ answer: String, _ names: [String])
    -> FunctionDeclSyntax
  {
    var action = action.naming(answer, names)
    if names.contains(answer + "Function"),
      action.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true
    {
      action.signature.returnClause?.type = TypeSyntax(named: answer + "Function?")
    }
    return action
  }

  /// The default implementation: the action is not implemented.
  private static func unhandled(
    _ type: some TypeSyntaxProtocol, _ answer: String, _ action: FunctionDeclSyntax,
    _ answering: FunctionDeclSyntax?, access: String
  ) -> ExtensionDeclSyntax {
    let parameters = action.signature.parameterClause.trimmedDescription
    let listener = answering.map { "\n  \(access)\($0.trimmedDescription) { nil }" } ?? ""
    return Unparsed.extending(
      type, where: "\(answer) == GeneratedCode.Unimplemented",
      "  \(access)func \(action.name.text)\(parameters) -> GeneratedCode.Unimplemented { .init() }\(listener)"
    )
  }
}

/// How an answered action is called.
private struct Answer {
  let result: String
  let closure: String

  init(_ answering: FunctionDeclSyntax, of action: FunctionDeclSyntax, throwing failure: String?) {
    let optional = answering.signature.returnClause?.type.as(OptionalTypeSyntax.self)
    let function = optional?.wrappedType.function
    result = function?.returnClause.type.trimmedDescription ?? "Void"
    let names = action.signature.parameterClause.parameters.map(\.variable)
    let arguments = action.signature.parameterClause.parameters.map {
      $0.firstName.text == "_" ? $0.variable : "\($0.firstName.text): \($0.variable)"
    }
    let effects = action.signature.effectSpecifiers
    let trying =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    closure =
      "{ \(Answer.typed(effects, names, failure) ?? head)\(trying)self.\(action.name.text)(\(arguments.joined(separator: ", "))) }"
  }

  /// The head of a closure that throws errors of one type, which the compiler does not find itself.
  private static func typed(
    _ effects: FunctionEffectSpecifiersSyntax?, _ names: [String], _ failure: String?
  ) -> String? {
    guard let failure else { return nil }
    let isAsync = effects?.asyncSpecifier != nil
    return "(\(names.joined(separator: ", "))) \(isAsync ? "async " : "")throws(\(failure)) in "
  }
}

extension FunctionDeclSyntax {
  fileprivate var result: String? { signature.returnClause?.type.trimmedDescription }
}
