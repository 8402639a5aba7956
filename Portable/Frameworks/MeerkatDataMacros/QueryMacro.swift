import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Has a property of a view show what a query finds.
struct QueryMacro {}

extension QueryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (name, _) = try? property(declaration) else { return [] }
    return ["get { _\(raw: name).wrappedValue }"]
  }
}

extension QueryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, element) = try property(declaration)
    let arguments = node.arguments.map { "\($0)" } ?? ""
    return [
      """
      private(set) var _\(raw: name): Query<\(raw: element), [\(raw: element)]> = \
      .init(\(raw: arguments))
      """
    ]
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, element: String) {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroExpansionErrorMessage("'@Query' can only be applied to a 'var'.") }
    let type = binding.typeAnnotation?.type
    if let array = type?.as(ArrayTypeSyntax.self) {
      return (name.plainName, array.element.trimmedDescription)
    }
    if let array = type?.as(IdentifierTypeSyntax.self), array.name.text == "Array",
      let argument = array.genericArgumentClause?.arguments.first
    {
      return (name.plainName, argument.argument.trimmedDescription)
    }
    throw MacroExpansionErrorMessage("'\(name)' needs the type of an array of models.")
  }
}
