public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Writes what a screen with `@Action` properties needs around it.
public struct ActionsMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(Misuse.notAStruct(declaration, node))
      return []
    }
    let screen = Screen(structure, in: context.lexicalContext)
    guard screen.check(node, in: context) else { return [] }
    return screen.members.map { DeclSyntax(stringLiteral: $0) }
  }
}

/// Writes the interface of a generic screen beside it: no protocol can stand inside a generic type.
extension ActionsMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self),
      structure.genericParameterClause != nil
    else { return [] }
    let screen = Screen(structure, in: context.lexicalContext)
    guard screen.hasInterface, screen.isSound else { return [] }
    return [DeclSyntax(stringLiteral: screen.interface)]
  }
}
