import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A mistake in the use of the macros, and how to fix it.
struct Misuse: DiagnosticMessage {
  let message: String
  let severity: DiagnosticSeverity

  init(_ message: String, severity: DiagnosticSeverity = .error) {
    (self.message, self.severity) = (message, severity)
  }

  var diagnosticID: MessageID { MessageID(domain: "Meerkat", id: message) }
}

extension Misuse {
  /// Makes the diagnostic at a place.
  func at(_ node: some SyntaxProtocol, _ fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixIts)
  }

  /// Makes the diagnostic at a place, with one way to fix it.
  func at(_ node: some SyntaxProtocol, _ fixIt: FixIt) -> Diagnostic { at(node, [fixIt]) }

  /// Makes a fix-it that replaces something, keeping the space around it.
  static func replace(_ old: some SyntaxProtocol, with new: String, _ message: String) -> FixIt {
    var token: TokenSyntax = TokenSyntax.identifier(new)
    token.leadingTrivia = old.leadingTrivia
    token.trailingTrivia = old.trailingTrivia
    return .replace(message: MacroExpansionFixItMessage(message), oldNode: old, newNode: token)
  }

  /// Makes a fix-it that takes something away, with the space after it.
  static func remove(_ old: some SyntaxProtocol, _ message: String) -> FixIt {
    let nothing = TokenSyntax.identifier("", leadingTrivia: old.leadingTrivia)
    return .replace(message: MacroExpansionFixItMessage(message), oldNode: old, newNode: nothing)
  }
}

extension Diagnostic? {
  /// The mistake, if there is one.
  var list: [Diagnostic] { map { [$0] } ?? [] }
}

extension Misuse {
  /// Makes a fix-it that takes an attribute away, and the line with it where it stands alone.
  static func removeAttribute(_ attribute: AttributeSyntax, _ message: String) -> FixIt {
    let isFirst = attribute.parent?.as(AttributeListSyntax.self)?.first?.id == attribute.id
    var nothing: TokenSyntax = .identifier("")
    if isFirst || !attribute.trailingTrivia.isEmpty {
      nothing.leadingTrivia = attribute.leadingTrivia
    }
    let mending = MacroExpansionFixItMessage(message)
    return .replace(message: mending, oldNode: attribute, newNode: nothing)
  }

  /// `@Actions` on something that is no screen.
  static func notAStruct(_ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax)
    -> Diagnostic
  {
    let misuse = Misuse(
      "@Actions belongs to a screen, which is a struct that conforms to View, "
        + "or to a protocol whose methods are actions")
    let keyword =
      declaration.as(ClassDeclSyntax.self)?.classKeyword
      ?? declaration.as(ActorDeclSyntax.self)?.actorKeyword
    guard let keyword else { return misuse.at(attribute) }
    return misuse.at(attribute, replace(keyword, with: "struct", "make it a struct"))
  }
}
