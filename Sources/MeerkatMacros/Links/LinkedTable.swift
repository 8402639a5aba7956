import SwiftSyntax

/// An enum of destinations with the links of its cases: the input of the macro.
struct LinkedTable {
  let declaration: EnumDeclSyntax
  /// The cases, in order of declaration.
  let declarations: [EnumCaseDeclSyntax]
  /// The cases that have a link, those with a mistake in the attribute left out.
  let cases: [LinkedCase]

  init(_ declaration: EnumDeclSyntax) {
    self.declaration = declaration
    declarations = declaration.memberBlock.all(EnumCaseDeclSyntax.self)
    cases = declarations.compactMap { declaration in
      guard let element = declaration.elements.first, let link = declaration.links.first else {
        return nil
      }
      return LinkedCase(element, link)
    }
  }

  /// Writes the table, which is on no actor, also where the main actor is the default of the target.
  var links: String {
    let lines = cases.flatMap { $0.deepLink.split(separator: "\n") }.map { "    \($0)" }
    return """
        \(declaration.modifiers.access)nonisolated static let links = MeerkatJourney.Links<Self> {
      \(lines.joined(separator: "\n"))
        }
      """
  }
}

extension EnumCaseDeclSyntax {
  /// The attributes with links.
  var links: [AttributeSyntax] {
    attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { $0.name == "Link" }
  }
}
