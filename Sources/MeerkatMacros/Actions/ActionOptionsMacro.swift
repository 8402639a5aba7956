import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// Checks the options of a protocol's method, which `@Actions` reads.
public struct ActionOptionsMacro: PeerMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let interface = context.lexicalContext.first?.as(ProtocolDeclSyntax.self)
    let isRead = interface?.attributes.all("Actions").isEmpty == false
    if !isRead || !declaration.is(FunctionDeclSyntax.self) {
      let misuse = Misuse(
        "@ActionOptions belongs to a method of a protocol with @Actions; a property has its "
          + "options in @Action(…)")
      context.diagnose(misuse.at(node, Misuse.removeAttribute(node, "remove it")))
    }
    return []
  }
}
