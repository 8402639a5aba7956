import SwiftSyntax

/// Finds the views that a piece of code builds, where they are named and not only laid out.
struct NamedViews {
  let package: Declarations
  let view: ViewType

  /// The names of the views that an expression or closure shows, in their order.
  func names(in node: some SyntaxProtocol) -> [String] {
    var visited: Set<String> = []
    return names(in: Syntax(node), visited: &visited)
  }

  private func names(in node: Syntax, visited: inout Set<String>) -> [String] {
    switch node.as(SyntaxEnum.self) {
    case .accessorBlock(let node):
      node.getter.map { names(in: $0, visited: &visited) } ?? []
    case .closureExpr(let node): names(in: node.statements, visited: &visited)
    case .codeBlock(let node): names(in: node.statements, visited: &visited)
    case .codeBlockItemList(let node): names(in: node, visited: &visited)
    case .expressionStmt(let node): names(in: Syntax(node.expression), visited: &visited)
    case .returnStmt(let node):
      node.expression.map { names(in: Syntax($0), visited: &visited) } ?? []
    case .ifExpr(let node):
      names(in: node.body.statements, visited: &visited)
        + (node.elseBody.map { names(in: Syntax($0), visited: &visited) } ?? [])
    case .switchExpr(let node):
      node.cases.flatMap { item in
        item.as(SwitchCaseSyntax.self).map { names(in: $0.statements, visited: &visited) } ?? []
      }
    case .functionCallExpr(let node): names(in: node, visited: &visited)
    case .memberAccessExpr(let node):
      if let base = node.base, !base.isSelf {
        names(in: Syntax(base), visited: &visited)
      } else {
        names(ofMember: node.name, visited: &visited)
      }
    case .declReferenceExpr(let node):
      names(ofMember: node.name, visited: &visited)
    default: []
    }
  }

  private func names(in items: CodeBlockItemListSyntax, visited: inout Set<String>) -> [String] {
    items.flatMap { names(in: Syntax($0.item), visited: &visited) }
  }

  /// A call shows what it is called on, a view that it makes, or what its closures show.
  private func names(in call: FunctionCallExprSyntax, visited: inout Set<String>) -> [String] {
    guard let name = call.calledName else { return [] }
    if let base = call.base, !base.isSelf, name.first?.isUppercase == false {
      return names(in: Syntax(base), visited: &visited)
    }
    guard name.first?.isUppercase == true else { return names(ofMember: name, visited: &visited) }
    if isScreen(name) { return [call.calledExpression.trimmedDescription] }
    guard KnownViews.containers.contains(name) else { return [] }
    if name == "AnyView" || name == "UIHostingController", let only = call.arguments.first {
      return names(in: Syntax(only.expression), visited: &visited)
    }
    let closures = [call.trailingClosure] + call.additionalTrailingClosures.map(\.closure)
    return closures.compactMap { $0 }.flatMap { names(in: $0.statements, visited: &visited) }
  }

  /// What a computed property or a function of the view shows.
  private func names(ofMember name: String, visited: inout Set<String>) -> [String] {
    guard visited.insert(name).inserted else { return [] }
    return view.members.filter { $0.name == name && !$0.isStoredValue }.flatMap(\.code)
      .flatMap { names(in: $0, visited: &visited) }
  }

  /// Whether a name is a view's that somebody wrote as a screen or a part of one.
  ///
  /// A view of the package counts, but not one that wraps a view or a controller of the system. A
  /// type that the package doesn't declare counts unless SwiftUI does.
  private func isScreen(_ name: String) -> Bool {
    if view.declaration.generics.contains(name) { return false }
    let declared = package.types(named: name)
    guard declared.isEmpty else { return declared.contains { package.isView($0) } }
    return !KnownViews.containers.contains(name) && !KnownViews.leaves.contains(name)
  }
}

extension Declarations {
  /// Whether a type is a view, by itself or by a protocol of the package.
  func isView(_ type: TypeDeclaration) -> Bool {
    conforms(type, to: ["View"]) && !conforms(type, to: KnownViews.wrappers)
  }
}
