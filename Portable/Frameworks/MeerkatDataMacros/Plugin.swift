import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

/// The compiler plug-in with the macros of models.
@main
struct MeerkatDataMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ModelActorMacro.self, ModelMacro.self, NoteMacro.self, PersistedPropertyMacro.self,
    QueryMacro.self,
  ]
}

/// What other macros read, such as `@Attribute`.
struct NoteMacro: PeerMacro, DeclarationMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
