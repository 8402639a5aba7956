import SwiftSyntax

/// What a destination shows: screens of the package, with their actions, and flows.
extension WayReader {
  func walkMaking(of type: TypeDeclaration, _ call: FunctionCallExprSyntax, _ trace: Trace) {
    guard type.isView else { return walkArguments(call.allArguments, of: call, trace) }
    let isOutermost = trace.viewDepth == 0
    let count = screenCount(trace)
    walkArguments(call.allArguments, of: call, trace)
    if flows[type.name]?.isView == true {
      note(trace) {
        $0.children.append(
          FlowMap.Child(
            flow: type.name, tab: trace.tab, outcome: nil, location: trace.file.location(of: call)))
      }
      if isOutermost { noteScreen(type, trace) }
      return
    }
    // What only wraps another screen of the package is not the screen.
    if isOutermost, screenCount(trace) == count { noteScreen(type, trace) }
    guard trace.followsCalls, trace.depth < 24,
      let body = type.properties.first(where: { $0.name == "body" }), let code = body.accessors,
      enters("\(body.location) \(trace.cause ?? "")")
    else { return }
    var inner = trace.entering(type, "body", in: body.file)
    inner.viewDepth += 1
    walk(Syntax(code), &inner)
  }

  private func noteScreen(_ type: TypeDeclaration, _ trace: Trace) {
    note(trace) { if !$0.screens.contains(type.name) { $0.screens.append(type.name) } }
  }

  /// A static function of a screen makes a screen, as in `DetailsScreen.orNobody(id)`.
  func noteScreen(of call: FunctionCallExprSyntax, _ trace: Trace) {
    guard trace.viewDepth == 0, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, let type = typeNamed(by: base, trace), type.isView
    else { return }
    noteScreen(type, trace)
  }

  /// The package's view at the beginning of a chain of modifiers.
  func screen(below callee: ExprSyntax, _ trace: Trace) -> TypeDeclaration? {
    guard var base = callee.as(MemberAccessExprSyntax.self)?.base else { return nil }
    while let called = base.as(FunctionCallExprSyntax.self)?.calledExpression {
      if let made = typeNamed(by: called, trace) { return made }
      guard let next = called.as(MemberAccessExprSyntax.self)?.base else { break }
      base = next
    }
    return typeNamed(by: base, trace) ?? type(of: base, trace)
  }

  /// Walks the functions with which a listener answers the actions of a screen.
  func walkActions(of screen: TypeDeclaration, _ listener: ExprSyntax, _ trace: Trace) {
    guard trace.followsCalls, let type = type(of: listener, trace) else { return }
    let names = actionNames(of: screen)
    for function in type.functions where function.body != nil {
      guard names?.contains(function.name) ?? function.name.hasPrefix("did") else { continue }
      var inner = trace
      inner.cause = trace.cause ?? "\(screen.shortName).\(function.name)"
      enter(function, of: type, nil, inner)
    }
  }

  /// The actions of a screen, also those of a protocol from which it has them.
  private func actionNames(of screen: TypeDeclaration) -> Set<String>? {
    let own = screen.properties.filter { $0.attributes.contains { $0.name == "Action" } }.map(
      \.name)
    let inherited = screen.inherited.filter { $0.hasSuffix("Screen") }
      .compactMap { declarations.type(String($0.dropLast(6)), from: screen.file) }
      .flatMap(\.functions).map(\.name)
    let names = Set(own + inherited)
    return names.isEmpty ? nil : names
  }

  func walkChild(_ call: FunctionCallExprSyntax, _ child: ExprSyntax, _ trace: Trace) {
    let type = type(of: child, trace)
    if let type, let flow = flows[type.name] {
      note(trace) {
        let child = FlowMap.Child(
          flow: type.name, tab: trace.tab, outcome: flow.outcome,
          location: trace.file.location(of: call))
        if !$0.children.contains(child) { $0.children.append(child) }
      }
    }
    let ends = call.allArguments.filter { $0.value.id != child.id }
    for (_, end) in ends {
      var inner = trace
      inner.cause = trace.cause ?? "the outcome of \(type?.name ?? child.source)"
      walk(Syntax(end), &inner)
    }
    var inner = trace
    walk(Syntax(child), &inner)
  }
}
