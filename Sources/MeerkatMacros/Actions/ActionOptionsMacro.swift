import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// Gives options to a method of a protocol, which `@Actions` reads; sees to it that there is one.
public struct ActionOptionsMacro: PeerMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let interface = context.lexicalContext.first?.as(ProtocolDeclSyntax.self)
    let isRead = interface?.attributes.all("Actions").isEmpty == false
    guard isRead, declaration.is(FunctionDeclSyntax.self)
    else {
      let misuse = Misuse(
        message: "@ActionOptions belongs to a method of a protocol with @Actions; a property has "
          + "its options in @Action(…)", id: "misplacedOptions")
      context.diagnose(misuse.at(node, [Misuse.removeAttribute(node, "remove it")]))
      return []
    }
    return []
  }
}
