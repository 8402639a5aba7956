import SwiftSyntax

/// Where a screen or a protocol of actions is declared.
struct DeclarationContext {
  let isTopLevel: Bool
  let isInFunction: Bool
  /// Whether a protocol can stand here: not inside a function or a generic type.
  let isForProtocols: Bool
  /// Whether it is inside nothing else, so that an extension sees what it sees.
  let isTopLevel: Bool
  /// The names of the types around, each followed by a dot.
  let path: String

  init(_ lexicalContext: [Syntax]) {
    isTopLevel = lexicalContext.isEmpty
    isInFunction = !lexicalContext.allSatisfy { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    isForProtocols =
      !isInFunction
      && lexicalContext.allSatisfy {
        $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
          && $0.as(ExtensionDeclSyntax.self)?.genericWhereClause == nil
      }
    isTopLevel = lexicalContext.isEmpty
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
