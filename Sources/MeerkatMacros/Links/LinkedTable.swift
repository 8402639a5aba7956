import SwiftSyntax

/// An enum of destinations with the links of its cases: the input of the macro.
struct LinkedTable {
  let declaration: EnumDeclSyntax
  let place: DeclarationContext
  /// The cases, in order of declaration.
  let declarations: [EnumCaseDeclSyntax]
  /// The cases that have a link, those with a mistake in the attribute left out.
  let cases: [LinkedCase]

  init(_ declaration: EnumDeclSyntax, in place: DeclarationContext) {
    (self.declaration, self.place) = (declaration, place)
    declarations = declaration.memberBlock.all(EnumCaseDeclSyntax.self)
    cases = declarations.compactMap { declaration in
      guard let element = declaration.elements.first, let link = declaration.links.first else {
        return nil
      }
      let isDeprecated = declaration.attributes.availability.contains("deprecated")
      return LinkedCase(element, link, isDeprecated: isDeprecated)
    }
  }

  /// Writes the table of an enum of a name, which is on no actor, also where the main actor is the
  /// default of the target.
  func links(of type: String) -> String {
    let old = cases.filter(\.isDeprecated).map { $0.deepLink(of: type) }
    let links = cases.filter { !$0.isDeprecated }.map { $0.deepLink(of: "Self") }
    let loop = old.isEmpty ? [] : ["for link in Array(DeprecatedLinks()) { link }"]
    let table = """
      \(declaration.modifiers.access)nonisolated static let links = MeerkatJourney.Links<Self> {
      \(indented(links + loop))
      }
      """
    return indented([table] + (old.isEmpty ? [] : [deprecatedLinks(old, of: type)]))
  }

  /// Writes what has the links of deprecated cases.
  ///
  /// The compiler warns of their names, but not in a function that is deprecated itself; and not of
  /// that one, since a protocol calls it.
  private func deprecatedLinks(_ links: [String], of type: String) -> String {
    let list = links.joined(separator: ", ").replacing("\n", with: "\n    ")
    return """
      private nonisolated struct DeprecatedLinks: Sequence {
        @available(*, deprecated) func makeIterator() -> IndexingIterator<[DeepLink<\(type)>]> {
          [\(list)].makeIterator()
        }
      }
      """
  }

  private func indented(_ texts: [String]) -> String {
    lines(texts.flatMap { $0.split(separator: "\n").map(String.init) })
  }
}

extension EnumCaseDeclSyntax {
  /// The attributes with links.
  var links: [AttributeSyntax] {
    attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { $0.name == "Link" }
  }
}
