import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of Meerkat, one line each.
@main
struct MeerkatMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ActionOptionsMacro.self,
    ActionsFormsMacro.self,
    ActionsMacro.self,
    ActionsInterfaceMacro.self,
    LinkedMacro.self,
    LinkMacro.self,
  ]
}
