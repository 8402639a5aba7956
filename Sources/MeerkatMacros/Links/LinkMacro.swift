import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// Checks the link of a case, which `@Linked` reads.
public struct LinkMacro: PeerMacro {
  /// Disabled: the code is already formatted, and formatting it again is a third of the cost.
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let enumeration = context.lexicalContext.first?.as(EnumDeclSyntax.self)
    guard declaration.is(EnumCaseDeclSyntax.self), let enumeration else {
      let misuse = Misuse("@Link belongs to a case of an enum with @Linked")
      context.diagnose(misuse.at(node, Misuse.removeAttribute(node, "remove it")))
      return []
    }
    if enumeration.attributes.first("Linked") == nil {
      let misuse = Misuse(
        "nobody reads this link: write @Linked before 'enum \(enumeration.name.text)'")
      context.diagnose(misuse.at(node))
    }
    return []
  }
}
