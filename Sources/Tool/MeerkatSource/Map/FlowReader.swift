import SwiftSyntax

/// Finds the flows of a package, with their destinations and links.
struct FlowReader {
  let declarations: Declarations

  /// The types that conform to `Flow`, also by a protocol or a class of the package.
  var flows: [TypeDeclaration] {
    declarations.types.filter { $0.kind != .protocol && isFlow($0, depth: 0) }
  }

  private func isFlow(_ type: TypeDeclaration, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    return type.inherited.contains { parent in
      if ["Flow", "Meerkat.Flow"].contains(parent.name) { return true }
      return declarations.type(parent.name, in: type.name, from: type.file)
        .map { isFlow($0, depth: depth + 1) } ?? false
    }
  }

  /// The type of a flow's destinations: named, nested, or an argument of its navigator.
  func destinationName(of flow: TypeDeclaration) -> String? {
    if let alias = flow.aliases.first(where: { $0.name == "Destination" }) {
      return alias.type?.plainName
    }
    let nested = flow.name + ".Destination"
    if declarations.type(nested, from: flow.file) != nil { return nested }
    let navigator = flow.properties.first { $0.name == "navigator" }
    let named = navigator?.type?.firstGenericArgument ?? navigator?.value?.firstGenericArgument
    if let named = named?.plainName { return named }
    let screen = flow.functions.first { $0.name == "screen" && $0.signature == "screen(for:)" }
    return screen?.parameters.first?.type.plainName
  }

  func destinations(of flow: TypeDeclaration) -> TypeDeclaration? {
    destinationName(of: flow).flatMap { declarations.type($0, in: flow.name, from: flow.file) }
  }

  /// The argument of `Navigator(root:)` or of `Navigator(Journey(…))`.
  func root(of flow: TypeDeclaration) -> ExprSyntax? {
    let values = flow.properties.filter { $0.name == "navigator" }.compactMap(\.value)
    let assigned = flow.functions.filter { $0.name == "init" }.compactMap(\.body)
    let calls = (values.map(Syntax.init) + assigned.map(Syntax.init))
      .flatMap { $0.all(FunctionCallExprSyntax.self) }
    guard let call = calls.first(where: { $0.calledName == "Navigator" }) else { return nil }
    if let root = call.arguments.first(where: { $0.label?.text == "root" }) {
      return root.expression
    }
    let journey = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
    return journey?.arguments.first?.expression
  }
}

extension TypeSyntax {
  var firstGenericArgument: TypeSyntax? {
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard case .type(let type) = arguments?.arguments.first?.argument else { return nil }
    return type
  }
}

extension ExprSyntax {
  /// The `X` of `Navigator<X>(…)`.
  fileprivate var firstGenericArgument: TypeSyntax? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
    let arguments = called?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    guard case .type(let type) = arguments?.arguments.first?.argument else { return nil }
    return type
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called, such as `push` in `self?.push(.list)`.
  var calledName: String? { calledExpression.lastName }
}

extension ExprSyntax {
  /// The last name of a chain of members.
  var lastName: String? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.identifierText }
    if let node = self.as(MemberAccessExprSyntax.self) {
      return node.declName.baseName.identifierText
    }
    if let node = self.as(GenericSpecializationExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
    return nil
  }
}

extension SyntaxProtocol {
  /// All nodes of a kind in this one, in the order of the source.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    let own = self.as(kind).map { [$0] } ?? []
    return own + children(viewMode: .sourceAccurate).flatMap { $0.all(kind) }
  }
}
