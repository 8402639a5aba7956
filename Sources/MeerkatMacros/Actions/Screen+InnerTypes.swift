import SwiftDiagnostics
import SwiftSyntax

/// Finds types that a generic screen declares inside, in the types of its actions.
///
/// The interface of such a screen is declared beside it, where these names aren't visible. Full
/// names don't help: with them, Swift 6.3 can't tell which actions a conformer implements.
extension Screen {
  var innerTypes: [Diagnostic] {
    guard isGeneric, hasInterface else { return [] }
    let types = declaration.memberBlock.members.map(\.decl).filter {
      $0.asProtocol((any DeclGroupSyntax).self) != nil || $0.is(TypeAliasDeclSyntax.self)
    }
    let names = Set(types.compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text })
    if names.isEmpty { return [] }
    return actions.compactMap(\.type).flatMap { Screen.uses(of: names, in: $0) }.map { name in
      Misuse(
        "the interface of a generic screen stands beside it, and does not see "
          + "'\(name.text)': declare it outside of the screen"
      ).at(name)
    }
  }

  private static func uses(of names: Set<String>, in type: TypeSyntax) -> [TokenSyntax] {
    type.tokens(viewMode: .sourceAccurate).filter {
      $0.parent?.is(IdentifierTypeSyntax.self) == true && names.contains($0.text)
    }
  }
}
