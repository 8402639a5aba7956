import SwiftSyntax

/// Finds the flows of a package, with their destinations and links.
struct FlowReader {
  let declarations: Declarations

  /// The types that conform to `Flow`, also by a protocol or a class of the package.
  var flows: [TypeDeclaration] {
    declarations.types.filter { $0.kind != .protocol && declarations.conforms($0, to: ["Flow"]) }
  }

  /// The type of a flow's destinations: named, nested, or an argument of its navigator.
  func destinationName(of flow: TypeDeclaration) -> String? {
    declarations.lineage(of: flow).lazy.compactMap(ownDestinationName).first { _ in true }
  }

  private func ownDestinationName(of flow: TypeDeclaration) -> String? {
    if let alias = flow.aliases["Destination"] { return alias.plainName }
    let nested = flow.name + ".Destination"
    if declarations.type(nested, from: flow.file) != nil { return nested }
    let navigator = flow.properties.first { $0.name == "navigator" }
    let named = navigator?.type?.firstGenericArgument ?? navigator?.value?.firstGenericArgument
    if let named = named?.plainName { return named }
    let screen = flow.functions.first { $0.name == "screen" && $0.signature == "screen(for:)" }
    return screen?.parameters.first?.type.plainName
  }

  /// The views that follow a presenter's directions with `handleNavigation`.
  var views: [TypeDeclaration] {
    declarations.types.filter { $0.kind == .struct && $0.handleNavigationCall != nil }
  }

  func destinations(of flow: TypeDeclaration, isView: Bool) -> TypeDeclaration? {
    if isView { return presenterDestinations(of: flow) }
    guard let name = destinationName(of: flow) else { return nil }
    if let alias = flow.aliases[name]?.plainName {
      return declarations.type(alias, in: flow.name, from: flow.file)
    }
    return declarations.type(name, in: flow.name, from: flow.file)
  }

  /// The destinations of the directions that a view binds, by their type `[Direction<Place>]`.
  private func presenterDestinations(of view: TypeDeclaration) -> TypeDeclaration? {
    let reader = WayReader(declarations, flows: [])
    let bound = view.handleNavigationCall?.arguments.first?.expression.trimmedDescription ?? ""
    // As in `$directions` or `$presenter.directions`.
    var names = bound.split(separator: ".").map { String($0.drop { $0 == "$" }) }
    var owner = view
    while names.count > 1, let (property, holder) = reader.property(names.removeFirst(), of: owner),
      let type = reader.type(of: property, of: holder)
    {
      owner = type
    }
    let own = names.first.flatMap { reader.property($0, of: owner)?.property }
    return own.flatMap { reader.directionType(of: $0, in: owner) }
  }

  /// The links of each case: `DeepLink`s in `links`, and `@Link` at the case.
  func links(of destinations: TypeDeclaration) -> [String: [FlowMap.Link]] {
    var links: [String: [FlowMap.Link]] = [:]
    for element in destinations.cases {
      for attribute in element.attributes where attribute.name == "Link" {
        guard let arguments = attribute.arguments else { continue }
        links[element.name, default: []].append(
          FlowMap.Link(Array(arguments), at: attribute.location))
      }
    }
    let names = Set(destinations.cases.map(\.name))
    for property in destinations.properties where property.name == "links" {
      for call in property.syntax.all(FunctionCallExprSyntax.self)
      where call.calledName == "DeepLink" {
        let link = FlowMap.Link(Array(call.arguments), at: property.file.location(of: call))
        for name in call.cases(of: names) { links[name, default: []].append(link) }
      }
    }
    return links
  }

  /// The argument of `Navigator(root:)` or of `Navigator(Journey(…))`.
  func root(of flow: TypeDeclaration) -> ExprSyntax? {
    declarations.lineage(of: flow).lazy.compactMap(ownRoot).first { _ in true }
  }

  private func ownRoot(of flow: TypeDeclaration) -> ExprSyntax? {
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

extension FlowMap.Link {
  fileprivate init(_ arguments: [LabeledExprSyntax], at location: Location) {
    let pattern = arguments.first { $0.label == nil }?.expression
    let style = arguments.first { $0.label?.text == "as" }?.expression
    let called = style?.as(FunctionCallExprSyntax.self)?.calledExpression ?? style
    self.init(
      pattern: pattern.map { $0.words ?? $0.trimmedDescription } ?? "",
      style: called?.lastName ?? "push", location: location)
  }
}

extension FunctionCallExprSyntax {
  /// The case that a `DeepLink` leads to: its second argument, or what its closure makes.
  fileprivate func cases(of names: Set<String>) -> [String] {
    let values = allArguments.filter { $0.label == nil }.dropFirst().map(\.value)
    return values.flatMap { $0.all(MemberAccessExprSyntax.self) }
      .map(\.name).filter(names.contains).unique
  }
}

extension TypeSyntax {
  var firstGenericArgument: TypeSyntax? {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}

extension ExprSyntax {
  /// The `X` of `Navigator<X>(…)`.
  fileprivate var firstGenericArgument: TypeSyntax? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
    let clause = called?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    return clause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called, such as `push` in `self?.push(.list)`.
  var calledName: String? { calledExpression.lastName }
}

extension ExprSyntax {
  /// The last name of a chain of members.
  var lastName: String? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return node.name }
    if let node = self.as(MemberAccessExprSyntax.self) { return node.name }
    if let node = self.as(GenericSpecializationExprSyntax.self) { return node.expression.lastName }
    return unwrapped?.lastName
  }
}

extension SyntaxProtocol {
  /// All nodes of a kind in this one, in the order of the source.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    let own = self.as(kind).map { [$0] } ?? []
    return own + children(viewMode: .sourceAccurate).flatMap { $0.all(kind) }
  }
}
