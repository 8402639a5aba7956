import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plug-in with Meerkat's macros.
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
