public import SwiftSyntax
public import SwiftSyntaxMacros

/// Generates the members of a screen with `@Action` properties.
public struct ActionsMacro: MemberMacro {
  /// Disabled: the code is already formatted, and formatting takes most of the time in debug
  /// builds.
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let interface = Interface(declaration, in: context.lexicalContext) {
      return interface.check(node, in: context) ? interface.answers.map(Unparsed.declaration) : []
    }
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(Misuse.notAStruct(declaration, node))
      return []
    }
    let screen = Screen(structure, in: context.lexicalContext)
    guard screen.check(node, in: context) else { return [] }
    return screen.members.map(Unparsed.declaration)
  }
}

/// Generates the declarations beside a screen or protocol.
///
/// These are the interface of a generic screen, which can't be nested in a generic type, or the
/// listeners and the screens of a protocol.
extension ActionsMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let interface = Interface(declaration, in: context.lexicalContext) {
      guard interface.isSound else { return [] }
      return [interface.listenersStructure, interface.screens].map(Unparsed.declaration)
    }
    guard let structure = declaration.as(StructDeclSyntax.self),
      structure.genericParameterClause != nil
    else { return [] }
    let screen = Screen(structure, in: context.lexicalContext)
    guard screen.hasInterface, screen.diagnostics.isSound else { return [] }
    return [Unparsed.declaration(screen.interface)]
  }
}

/// Generates the initialisers of a screen, or the default implementations of a protocol of actions.
extension ActionsMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if let interface = Interface(declaration, in: context.lexicalContext) {
      return interface.isSound ? interface.defaults(of: type) : []
    }
    guard let structure = declaration.as(StructDeclSyntax.self) else { return [] }
    let screen = Screen(structure, in: context.lexicalContext)
    guard screen.diagnostics.isSound else { return [] }
    if screen.isDefaultScreen {
      return [Unparsed.conforming(type, to: "GeneratedCode.DefaultScreen")]
    }
    guard screen.keepsMemberwiseInitializer else { return [] }
    let text = screen.generatedInitializers.flatMap { $0.split(separator: "\n") }
    return [Unparsed.extending(type, lines(text.map(String.init)))]
  }
}
