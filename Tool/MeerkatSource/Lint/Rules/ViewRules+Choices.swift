import SwiftSyntax

extension ViewRules {
  /// A body that is nothing but a choice between screens, by a value that is not the view's own.
  var interpretations: [Finding] {
    guard let body = view.members.first(where: { $0.name == "body" && !$0.isStoredValue }),
      let choice = body.code.first.flatMap(choice)
    else { return [] }
    let branches = choice.branches.map { views.names(in: $0) }
    let named = Set(branches.filter { $0.count == 1 }.joined().filter { !Self.isPart($0) })
    guard named.count > 1, choice.states.isDisjoint(with: Self.viewStates),
      let subject = choice.subjects.first(where: isBusiness)
    else { return [] }
    return [
      Finding(
        .interpretsBusinessValue, at: body.file.location(of: choice.node),
        "\(view.name) interprets \(subject.trimmedDescription) to choose a screen.",
        "Let the flow choose, and give each screen only what it shows.")
    ]
  }

  /// Whether a view is a part of a screen, by the last word of its name.
  private static func isPart(_ name: String) -> Bool {
    let last = Words(String(name.prefix { $0 != "<" })).all.last ?? ""
    return [
      "badge", "bubble", "button", "card", "cell", "chart", "chip", "header", "icon", "image",
      "item", "label", "row", "section", "symbol", "text", "thumbnail", "tile",
    ].contains(last)
  }

  private struct Choice {
    let node: Syntax
    var subjects: [ExprSyntax]
    var branches: [Syntax]

    /// The cases that the branches are for.
    var states: Set<String> = []
  }

  /// Cases of values that are about loading and showing.
  private static let viewStates: Set<String> = [
    "empty", "error", "failed", "failure", "idle", "loaded", "loading", "success",
  ]

  /// The choice that a body consists of, also inside of views that only lay out.
  private func choice(in node: Syntax) -> Choice? {
    switch node.as(SyntaxEnum.self) {
    case .accessorBlock(let node): return node.getter.flatMap { choice(in: Syntax($0)) }
    case .codeBlockItemList(let node):
      return node.count == 1 ? node.first.flatMap { choice(in: Syntax($0.item)) } : nil
    case .expressionStmt(let node): return choice(in: Syntax(node.expression))
    case .switchExpr(let node): return choice(of: node)
    case .ifExpr(let node): return choice(of: node)
    case .functionCallExpr(let node):
      if let base = node.base { return choice(in: Syntax(base)) }
      let layouts = ["AnyView", "Group", "HStack", "VStack", "ZStack"]
      guard layouts.contains(node.calledName ?? "") else { return nil }
      return node.trailingClosure.flatMap { choice(in: Syntax($0.statements)) }
    default: return nil
    }
  }

  private func choice(of node: SwitchExprSyntax) -> Choice {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let states = cases.flatMap { $0.label.all(MemberAccessExprSyntax.self) }
    return Choice(
      node: Syntax(node), subjects: [node.subject], branches: cases.map { Syntax($0.statements) },
      states: Set(states.map(\.name)))
  }

  /// `if user.role == .admin { … } else { … }`.
  private func choice(of node: IfExprSyntax) -> Choice {
    var choice = Choice(
      node: Syntax(node), subjects: node.conditions.compactMap(compared),
      branches: [Syntax(node.body)])
    switch node.elseBody {
    case .ifExpr(let next):
      let rest = self.choice(of: next)
      choice.subjects += rest.subjects
      choice.branches += rest.branches
    case .codeBlock(let block):
      if let inner = self.choice(in: Syntax(block.statements)) {
        choice.subjects += inner.subjects
        choice.branches += inner.branches
      } else {
        choice.branches.append(Syntax(block))
      }
    case nil: break
    }
    return choice
  }

  /// What a condition compares with a case or a text.
  private func compared(_ condition: ConditionElementSyntax) -> ExprSyntax? {
    guard case .expression(let expression) = condition.condition,
      let items = expression.plain.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      items.count == 3, items[1].trimmedDescription == "=="
    else { return nil }
    return items[2].isConstantCase || items[2].is(StringLiteralExprSyntax.self) ? items[0] : nil
  }

  /// Whether a value comes from a model, and isn't about loading.
  private func isBusiness(_ subject: ExprSyntax) -> Bool {
    guard let name = subject.lastName, let root = subject.rootName else { return false }
    guard let property = view.properties.first(where: { $0.name == root }) else { return false }
    if property.wrapper("State", "StateObject", "Binding", "AppStorage", "SceneStorage") != nil,
      root == name
    {
      return false
    }
    guard !Words(name).has(["load", "loading", "phase", "state", "tab", "screen", "step", "page"])
    else { return false }
    guard let type = root == name ? property.typeName : memberType(name, of: property) else {
      return root != name
    }
    let declared = package.types(named: String(type.split(separator: ".").last ?? ""))
    return !declared.contains { isViewState($0) }
  }

  private func memberType(_ name: String, of property: Property) -> String? {
    guard let type = property.typeName else { return nil }
    return package.types(named: String(type.split(separator: ".").last ?? "")).lazy
      .flatMap(\.properties).first { $0.name == name }?.typeName
  }

  /// Whether an enumeration is about showing: part of a view, or about loading.
  private func isViewState(_ type: TypeDeclaration) -> Bool {
    if type.cases.contains(where: { Self.viewStates.contains($0.name) }) { return true }
    guard let outer = type.name.split(separator: ".").dropLast().last else { return false }
    return package.types(named: String(outer)).contains { package.isView($0) }
  }
}

extension ExprSyntax {
  /// The name that a chain of members begins with, without `self`.
  fileprivate var rootName: String? {
    propertyName ?? self.as(MemberAccessExprSyntax.self)?.base?.rootName
      ?? self.as(OptionalChainingExprSyntax.self)?.expression.rootName
  }
}
