public import SwiftSyntax
public import SwiftSyntaxMacros

/// Generates the modifiers of the screens that report a protocol of actions.
public struct ActionsFormsMacro: ExtensionMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let screens = declaration.as(ProtocolDeclSyntax.self) else { return [] }
    let modifiers = screens.memberBlock.all(FunctionDeclSyntax.self).map {
      modifier($0, screens.modifiers.text)
    }
    return [Unparsed.extending(type, lines(modifiers))]
  }

  private static func modifier(_ requirement: FunctionDeclSyntax, _ access: String) -> String {
    let name = requirement.name.text
    let change = name == "actions" ? "add(conformer)" : "\(name) = action"
    let attributes = requirement.attributes.availability
    return "\(attributes)\(access)\(requirement.with(\.attributes, []).trimmedDescription) "
      + "{ var copy = self; copy.actions.\(change); return copy }"
  }
}
