import SwiftSyntax

/// Navigations: the verbs of flows, and directions.
extension WayReader {
  private static let verbs: Set<String> = [
    "back", "close", "finish", "go", "leave", "navigate", "open", "present", "push", "reconsider",
    "remove", "reset",
  ]
  private static let directions: Set<String> = [
    "back", "backFrom", "backTo", "backToRoot", "close", "closeAll", "forward",
    "replaceAll", "replaceTop", "update",
  ]
  static let permissions: Set<String> = ["ask", "first", "later", "redirect", "refuse"]

  /// Adds the way of a call to a verb of a flow, and says whether it is one.
  func walkVerb(_ call: FunctionCallExprSyntax, _ trace: Trace) -> Bool {
    guard let name = call.calledName else { return false }
    if call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil,
      call.calledExpression.is(MemberAccessExprSyntax.self)
    {
      walkPermission(call, name, trace)
      return false
    }
    guard Self.verbs.contains(name) else { return false }
    let receiver: TypeDeclaration?
    if call.calledExpression.is(DeclReferenceExprSyntax.self) {
      receiver = trace.locals[name] == nil ? trace.selfType : nil
    } else {
      receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        .flatMap { type(of: $0, trace) }
    }
    guard let receiver, let flow = flows[receiver.name], !flow.isView else { return false }
    let labels = call.allArguments.map { $0.label ?? "_" }
    if functions(name, of: receiver).contains(where: { $0.function.accepts(labels) }) {
      return false
    }
    return emit(name, call.allArguments, flow: flow.name, at: call, trace)
  }

  /// Adds the way of a verb.
  @discardableResult
  func emit(
    _ verb: String, _ arguments: [(label: String?, value: ExprSyntax)], flow: String,
    at node: some SyntaxProtocol, _ trace: Trace
  ) -> Bool {
    let first = arguments.first?.value
    let label = arguments.first?.label
    func add(_ verb: String, style: String? = nil, _ kind: FlowMap.Target.Kind, _ names: [String]) {
      self.add(
        flow, verb, style: style, to: FlowMap.Target(kind: kind, names: names), at: node, trace)
    }
    switch (verb, label, first) {
    case ("push", _, let first?), ("present", _, let first?):
      let style =
        verb == "push"
        ? "push"
        : arguments.first { $0.label == "as" }.map { self.style($0.value, trace) } ?? "sheet"
      if let child = type(of: first, trace), flows[child.name] != nil {
        add(verb, style: style, .flow, [child.name])
      } else {
        self.add(flow, verb, style: style, to: target(of: first, flow, trace), at: node, trace)
      }
    case ("go", _, let first?), ("navigate", nil, let first?):
      addDirections(first, verb, flow: flow, at: node, trace)
    case ("navigate", "to", let first?), ("open", nil, let first?):
      add(verb, .link, [first.words ?? first.source])
    case ("back", "to", let first?):
      self.add(flow, "back(to:)", to: target(of: first, flow, trace), at: node, trace)
    case ("back", "from", let first?), ("remove", "where", let first?),
      ("back", "where", let first?):
      let target = target(of: first, flow, trace)
      add("\(verb)(\(label ?? ""):)", .back, target.kind == .computed ? [] : target.names)
    case ("reset", "to", let first?):
      self.add(flow, "reset", to: target(of: first, flow, trace), at: node, trace)
    case ("finish", _, _): add(verb, .outcome, [])
    case ("back", nil, _), ("close", nil, _), ("leave", nil, _), ("reconsider", nil, _):
      add(verb, .back, [])
    default: return false
    }
    return true
  }

  // MARK: Guards

  private func walkPermission(_ call: FunctionCallExprSyntax, _ name: String, _ trace: Trace) {
    guard Self.permissions.contains(name) else { return }
    notePermission(name)
    guard name == "first" || name == "redirect", let from = trace.from,
      ["shouldEnter", "shouldLeave"].contains(trace.cause),
      let destination = call.arguments.first?.expression
    else { return }
    let style = call.arguments.first { $0.label?.text == "style" }?.expression
    add(
      from.flow, name, style: style.map { self.style($0, trace) } ?? "push",
      to: target(of: destination, from.flow, trace), at: call, trace)
  }

  // MARK: Directions

  /// Adds the ways of directions that are sent, or appended, for a flow to follow.
  func sendsDirections(_ call: FunctionCallExprSyntax, _ trace: Trace) -> Bool {
    let callee = call.calledExpression
    let sink = callee.as(MemberAccessExprSyntax.self)?.base ?? callee
    let values = call.arguments.map(\.expression)
    return sends(values, to: sink, call.calledName ?? "", at: call, trace)
  }

  /// Adds the ways of directions that are given to a property, as a value or as an argument.
  func sends(
    _ values: [ExprSyntax], to sink: ExprSyntax, _ verb: String, at node: some SyntaxProtocol,
    _ trace: Trace
  ) -> Bool {
    guard !values.isEmpty, let destinations = directionType(of: sink, trace) else { return false }
    let followers = flows.values.filter { $0.destinationType == destinations.name }
    // On a screen of one of them, it is that one.
    let own = followers.filter { $0.name == trace.from?.flow }
    for flow in (own.isEmpty ? followers : own).sorted(by: { $0.name < $1.name }) {
      for value in values { addDirections(value, verb, flow: flow.name, at: node, trace) }
    }
    return !followers.isEmpty
  }

  /// The destinations of a property, parameter or constant that holds or takes directions.
  private func directionType(of expression: ExprSyntax, _ trace: Trace) -> TypeDeclaration? {
    let expression = expression.plain
    let owner: TypeDeclaration?
    let name: String
    if let node = expression.as(DeclReferenceExprSyntax.self) {
      (name, owner) = (node.name, trace.selfType)
      guard trace.locals[name] == nil else { return nil }
    } else if let node = expression.as(MemberAccessExprSyntax.self), let base = node.base {
      (name, owner) = (node.name, type(of: base, trace))
    } else {
      return nil
    }
    guard let owner, let (property, holder) = property(name, of: owner) else { return nil }
    return directionType(of: property, in: holder)
  }

  func directionType(of property: Property, in owner: TypeDeclaration) -> TypeDeclaration? {
    let places = [property.type.map(Syntax.init), property.value.map(Syntax.init)]
    let types = places.compactMap(\.self).flatMap { $0.all(IdentifierTypeSyntax.self) }
    let names = types.filter { $0.name.identifierText == "Direction" }
      .compactMap { TypeSyntax($0).firstGenericArgument?.plainName }
    return names.first.flatMap { named($0, in: owner, from: property.file) }
  }

  /// Adds a way for each direction of an expression: a direction, an array of them, or what computes one.
  func addDirections(
    _ expression: ExprSyntax, _ verb: String, flow: String, at node: some SyntaxProtocol,
    _ trace: Trace, depth: Int = 0
  ) {
    let expression = expression.plain
    if let array = expression.as(ArrayExprSyntax.self) {
      // Each direction of several has its own place.
      for element in array.elements {
        addDirections(element.expression, verb, flow: flow, at: element, trace, depth: depth + 1)
      }
      return
    }
    if let name = directionName(expression) {
      let arguments = expression.as(FunctionCallExprSyntax.self)?.allArguments ?? []
      return addDirection(name, arguments, flow: flow, at: node, trace)
    }
    if let (value, inner) = computed(expression, trace), depth < 8 {
      var inner = inner
      (inner.from, inner.cause, inner.condition) = (trace.from, trace.cause, trace.condition)
      (inner.handler, inner.reportFile) = (trace.handler, trace.reportFile ?? trace.file)
      return addDirections(value, verb, flow: flow, at: node, inner, depth: depth + 1)
    }
    let target = FlowMap.Target(kind: .computed, names: [expression.source])
    let mentioned = cases(in: expression, flow, trace)
    add(
      flow, verb,
      to: mentioned.isEmpty ? target : FlowMap.Target(kind: .destinations, names: mentioned),
      at: node, trace)
  }

  private func directionName(_ expression: ExprSyntax) -> String? {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = called.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.lastName == "Direction"
    else { return nil }
    let name = member.name
    return Self.directions.contains(name) ? name : nil
  }

  private func addDirection(
    _ name: String, _ arguments: [(label: String?, value: ExprSyntax)], flow: String,
    at node: some SyntaxProtocol, _ trace: Trace
  ) {
    let style = arguments.first { $0.label == "style" }.map { self.style($0.value, trace) }
    let target = arguments.first.map { self.target(of: $0.value, flow, trace) }
    switch name {
    case "forward":
      guard let target else { return }
      let style = style ?? "push"
      add(flow, style == "push" ? "push" : "present", style: style, to: target, at: node, trace)
    case "backTo":
      guard let target else { return }
      add(flow, "back(to:)", to: target, at: node, trace)
    case "backFrom":
      let names = target?.kind == .computed ? [] : target?.names ?? []
      add(flow, "back(from:)", to: FlowMap.Target(kind: .back, names: names), at: node, trace)
    case "replaceAll", "replaceTop", "update":
      guard let target else { return }
      add(flow, name, style: style, to: target, at: node, trace)
    default: add(flow, name, to: FlowMap.Target(kind: .back, names: []), at: node, trace)
    }
  }
}
