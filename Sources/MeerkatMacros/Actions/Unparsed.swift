import SwiftSyntax

/// Text that isn't parsed here, because the compiler parses it anyway.
///
/// Parsing it here as well takes most of the time of an expansion when swift-syntax is built for
/// debugging.
enum Unparsed {
  /// Makes a declaration of a text.
  static func declaration(_ text: String) -> DeclSyntax {
    DeclSyntax(MissingDeclSyntax(placeholder: .identifier(text)))
  }

  /// Makes an extension without members.
  static func conforming(_ type: some TypeSyntaxProtocol, to name: String) -> ExtensionDeclSyntax {
    let head = "\(type.trimmedDescription): \(name)"
    return ExtensionDeclSyntax(
      extensionKeyword: .keyword(.extension, trailingTrivia: .space),
      extendedType: IdentifierTypeSyntax(name: .identifier(head, trailingTrivia: .space)),
      memberBlock: MemberBlockSyntax(members: []))
  }

  /// Makes an extension, with a constraint where there is one.
  static func extending(
    _ type: some TypeSyntaxProtocol, where constraint: String? = nil, _ members: String
  ) -> ExtensionDeclSyntax {
    let head = type.trimmedDescription + (constraint.map { " where \($0)" } ?? "")
    return ExtensionDeclSyntax(
      extensionKeyword: .keyword(.extension, trailingTrivia: .space),
      extendedType: IdentifierTypeSyntax(name: .identifier(head, trailingTrivia: .space)),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(trailingTrivia: .newline),
        members: [MemberBlockItemSyntax(decl: declaration(members))],
        rightBrace: .rightBraceToken(leadingTrivia: .newline)))
  }
}
