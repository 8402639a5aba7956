import SwiftDiagnostics
import SwiftSyntax

extension Misuse {
  /// Makes a fix-it that takes an attribute away, and the line with it where it stands alone.
  static func removeAttribute(_ attribute: AttributeSyntax, _ message: String) -> FixIt {
    let isFirst = attribute.parent?.as(AttributeListSyntax.self)?.first?.id == attribute.id
    var nothing: TokenSyntax = .identifier("")
    if isFirst || !attribute.trailingTrivia.isEmpty {
      nothing.leadingTrivia = attribute.leadingTrivia
    }
    return FixIt(
      message: Mending(message: message, id: "removeAttribute"),
      changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(nothing))])
  }
}
