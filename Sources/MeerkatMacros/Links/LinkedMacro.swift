public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Generates the table of links of an enum of destinations.
public struct LinkedMacro: ExtensionMacro {
  /// Disabled: the code is already formatted, and formatting it again is a third of the cost.
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
      let misuse = Misuse("@Linked belongs to the enum of a flow's destinations")
      context.diagnose(misuse.at(node))
      return []
    }
    let table = LinkedTable(enumeration, in: DeclarationContext(context.lexicalContext))
    let mistakes = table.mistakes(of: node)
    mistakes.forEach(context.diagnose)
    guard mistakes.isEmpty else { return [] }
    let conformance = protocols.isEmpty ? "" : ": nonisolated MeerkatJourney.Linked"
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed)\(raw: conformance) {\n\(raw: table.links(of: type.trimmedDescription))\n}"
      )
    ]
  }
}
