import SwiftSyntax

/// Where a screen or a protocol of actions is declared.
struct DeclarationContext {
  let isTopLevel: Bool
  let isInFunction: Bool
  let isInGenericType: Bool
  /// The names of the types around, each followed by a dot.
  let path: String

  init(_ lexicalContext: [Syntax]) {
    isTopLevel = lexicalContext.isEmpty
    isInFunction = !lexicalContext.allSatisfy { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    isInGenericType = lexicalContext.contains {
      $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        || $0.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    }
    path = lexicalContext.reversed().compactMap(DeclarationContext.name).map { $0 + "." }.joined()
  }

  var isNested: Bool { !path.isEmpty }

  /// Whether the language allows a protocol there.
  var allowsProtocol: Bool { !isInFunction && !isInGenericType }

  private static func name(of outer: Syntax) -> String? {
    outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? outer.asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
