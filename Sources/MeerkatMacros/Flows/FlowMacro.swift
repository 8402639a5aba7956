public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Writes what every flow has: its placement, and what makes it observable.
public struct FlowMacro: MemberMacro {
  /// What is written is laid out already; to format it again is a third of the cost.
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let flow = FlowClass(declaration) else {
      context.diagnose(FlowClass.notAClass(declaration, node))
      return []
    }
    let mistakes = flow.mistakes(of: node)
    mistakes.forEach(context.diagnose)
    return mistakes.isEmpty ? flow.writtenMembers.map { DeclSyntax(stringLiteral: $0) } : []
  }
}

/// Makes the stored properties observable, and `screen(for:)` a builder.
extension FlowMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let flow = FlowClass(declaration), flow.mistakes(of: node).isEmpty else { return [] }
    if let variable = member.as(VariableDeclSyntax.self) {
      return variable.isObserved ? ["@ObservationTracked"] : []
    }
    guard let function = member.as(FunctionDeclSyntax.self), flow.needsBuilder(function) else {
      return []
    }
    return ["@ViewBuilder"]
  }
}

/// Declares the conformances.
extension FlowMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let flow = FlowClass(declaration), flow.mistakes(of: node).isEmpty else { return [] }
    return try protocols.map { missing in
      let isFlow = missing.trimmedDescription.hasSuffix("Flow")
      let conformance = isFlow ? "Meerkat.Flow" : "nonisolated Observation.Observable"
      return try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformance) {}")
    }
  }
}
