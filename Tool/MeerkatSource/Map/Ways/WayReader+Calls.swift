import SwiftSyntax

/// Following calls and references to the functions that they mean.
extension WayReader {
  private static let modifiersWithCauses: Set<String> = [
    "onAppear", "onChange", "onContinueUserActivity", "onDisappear", "onKeyPress",
    "onLongPressGesture", "onOpenURL", "onReceive", "onSubmit", "onTapGesture", "refreshable",
    "task",
  ]

  /// A call to a requirement is followed to the types that fulfil it, if there aren't more than these.
  private static let maxImplementations = 4

  func walk(_ call: FunctionCallExprSyntax, _ trace: Trace) {
    var trace = trace
    let callee = call.calledExpression
    let arguments = call.allArguments
    if call.calledName == "handleNavigation" {
      // What it shows is walked for each destination of the view.
      if let base = callee.as(MemberAccessExprSyntax.self)?.base { walk(Syntax(base), &trace) }
      return
    }
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      typeNamed(by: base, trace) == nil
    {
      walk(Syntax(base), &trace)
    }
    if walkVerb(call, trace) || sendsDirections(call, trace) {
      return walkArguments(arguments, of: call, trace)
    }
    if call.calledName == "FlowView",
      let child = arguments.first(where: {
        $0.label != "restoring" || !$0.value.is(StringLiteralExprSyntax.self)
      })
    {
      return walkChild(call, child.value, trace)
    }
    if call.calledName == "Dialog" {
      note(trace) { $0.dialogTitle = $0.dialogTitle ?? call.arguments.first?.expression.words }
    }
    if let made = typeNamed(by: callee, trace) { return walkMaking(of: made, call, trace) }
    noteScreen(of: call, trace)
    if call.calledName == "actions", let listener = arguments.first?.value,
      let screen = screen(below: callee, trace)
    {
      return walkActions(of: screen, listener, trace)
    }
    let found = trace.followsCalls ? functions(calledBy: call, trace) : []
    if !found.isEmpty {
      walkArguments(arguments, of: call, trace)
      for (function, owner) in found.prefix(4) { enter(function, of: owner, call, trace) }
      return
    }
    if callee.is(MemberAccessExprSyntax.self) { follow(callee, trace) }
    if callee.is(DeclReferenceExprSyntax.self) {
      let name = call.calledName ?? ""
      if name.first?.isUppercase == false { follow(callee, trace) }
      if name.first?.isUppercase == true, trace.viewDepth == 0 {
        note(trace) { $0.foreignView = $0.foreignView ?? name }
      }
    }
    if call.calledName == "FlowTabs" { trace.isInTabs = true }
    if !callee.is(DeclReferenceExprSyntax.self), !callee.is(MemberAccessExprSyntax.self) {
      walk(Syntax(callee), &trace)
    }
    walkArguments(arguments, of: call, trace)
  }

  /// Walks arguments, each with what causes it to be called.
  func walkArguments(
    _ arguments: [(label: String?, value: ExprSyntax)], of call: FunctionCallExprSyntax,
    _ trace: Trace
  ) {
    let first = call.arguments.first { $0.label == nil }?.expression
    let firstType = first.flatMap { type(of: $0, trace) }
    for (label, value) in arguments {
      var inner = trace
      if inner.cause == nil { inner.cause = cause(label, value, of: call, trace) }
      if let closure = value.as(ClosureExprSyntax.self) {
        // As in `Presented(ListPresenter()) { presenter in … }`.
        let hint = firstType.map { Trace.Local(type: $0) }
        walk(closure, inner, first: hint)
      } else {
        walk(Syntax(value), &inner)
      }
    }
  }

  /// What the user does for an argument to be called, if anything.
  private func cause(
    _ label: String?, _ value: ExprSyntax, of call: FunctionCallExprSyntax, _ trace: Trace
  ) -> String? {
    guard let name = call.calledName else { return nil }
    if name == "Button" || name == "NavigationLink" {
      guard label == nil || label == "action" else { return nil }
      let closures = call.allArguments.filter { $0.value.is(ClosureExprSyntax.self) }
      let title = call.arguments.first { $0.label == nil }?.expression.words
      // Of `Button { … } label: { … }`, the label may hold a text.
      let labelled = closures.first { $0.label == "label" }.flatMap(\.value.firstWords)
      return (title ?? labelled).map { "“\($0)”" } ?? "a button"
    }
    if name == "Binding" {
      guard call.allArguments.last?.value.id == value.id else { return nil }
      let property = trace.handler.split(separator: ".").last ?? ""
      return "a change of \(property)"
    }
    if let made = typeNamed(by: call.calledExpression, trace) {
      return action(label, of: made, value).map { "\(made.shortName).\($0)" }
    }
    guard call.calledExpression.is(MemberAccessExprSyntax.self) else {
      // A screen of another package.
      return label?.hasPrefix("did") == true ? label.map { "\(name).\($0)" } : nil
    }
    if let label, label.hasPrefix("did") { return label }
    if name.hasPrefix("did") {
      let screen = screen(below: call.calledExpression, trace)?.shortName
      return (screen ?? call.calledExpression.firstMaker).map { "\($0).\(name)" } ?? name
    }
    return Self.modifiersWithCauses.contains(name) ? name : nil
  }

  /// The name of a parameter that is told what the user does: a function without a result.
  private func action(_ label: String?, of type: TypeDeclaration, _ value: ExprSyntax) -> String? {
    let initializer = type.functions.first { $0.name == "init" }
    let parameters: [(name: String, type: TypeSyntax?)] =
      initializer.map { $0.parameters.map { ($0.firstName.identifierText, $0.type) } }
      ?? type.properties.filter { !$0.isComputed && !$0.modifiers.contains("static") }
      .map { ($0.name, $0.type) }
    if let label {
      guard let parameter = parameters.first(where: { $0.name == label }) else {
        return label.hasPrefix("did") ? label : nil
      }
      return parameter.type?.isAction == true ? label : nil
    }
    guard value.is(ClosureExprSyntax.self) else { return nil }
    // An unlabelled closure trails, and is for the last function.
    let last = parameters.last { $0.type?.isFunction == true }
    return last?.type?.isAction == true ? last?.name : nil
  }

  /// Walks the body of a function that is called, or handed on when there is no call.
  func enter(
    _ function: Function, of owner: TypeDeclaration?, _ call: FunctionCallExprSyntax?,
    _ trace: Trace, first: Trace.Local? = nil
  ) {
    guard trace.followsCalls, trace.depth < 24 else { return }
    guard let body = function.body else {
      // A requirement: everything that fulfils it.
      guard let owner, owner.kind == .protocol else { return }
      let types = conforming(to: owner).filter { !$0.file.isTest || trace.file.isTest }
      // What many types do, each in its own way, tells nothing about this call.
      guard types.count <= Self.maxImplementations else { return }
      for type in types {
        let found = functions(function.name, of: type).filter { $0.function.body != nil }
        for (function, owner) in found { enter(function, of: owner, call, trace, first: first) }
        if found.isEmpty, flows[type.name] != nil, let call {
          emit(function.name, call.allArguments, flow: type.name, at: call, trace)
        }
      }
      return
    }
    let arguments = call?.arguments.trimmedDescription ?? ""
    let key = [
      "\(function.location)", trace.cause ?? "", trace.condition ?? "",
      String(arguments.prefix(200)),
      first?.caseName ?? "",
    ].joined(separator: "|")
    guard enters(key) else { return }
    var inner = trace.entering(owner, function.signature, in: function.file)
    bind(function.parameters, call, first, outer: trace, &inner)
    walk(Syntax(body), &inner)
  }

  private func bind(
    _ parameters: FunctionParameterListSyntax, _ call: FunctionCallExprSyntax?,
    _ first: Trace.Local?, outer: Trace, _ inner: inout Trace
  ) {
    var arguments = call?.allArguments ?? []
    for (index, parameter) in parameters.enumerated() {
      var local = Trace.Local(type: parameter.type.plainName.flatMap { named($0, inner) })
      let label = parameter.firstName.text
      let match = arguments.firstIndex {
        ($0.label ?? "_") == label || ($0.label == nil && parameter.type.isFunction)
      }
      if let match {
        let value = arguments.remove(at: match).value
        local.caseName = caseName(of: value, outer)
        // A closure is walked where it is written.
        if !value.is(ClosureExprSyntax.self) { local.value = Trace.Value(value, outer) }
        local.type = local.type ?? type(of: value, outer)
      } else if index == 0, let first {
        local = first
      }
      inner.locals[parameter.internalName] = local
    }
  }

  /// Follows a name that is handed on: a function, a verb, a property that is computed, a constant.
  func follow(_ expression: ExprSyntax, first: Trace.Local? = nil, _ trace: Trace) {
    guard trace.depth < 24 else { return }
    if let node = expression.as(DeclReferenceExprSyntax.self) {
      let name = node.name
      if let local = trace.locals[name] {
        // A constant that holds a function, in the place where it is used.
        guard trace.cause != nil, let value = local.value, value.trace.cause == nil,
          !value.expression.is(DeclReferenceExprSyntax.self),
          enters("\(value.expression.id)\(trace.cause ?? "")")
        else { return }
        var inner = value.trace
        inner.cause = trace.cause
        inner.depth = trace.depth + 1
        walk(Syntax(value.expression), &inner)
        return
      }
      if let owner = trace.selfType { follow(name, of: owner, expression, first: first, trace) }
    } else if let node = expression.as(MemberAccessExprSyntax.self), let base = node.base {
      let name = node.name
      guard let owner = type(of: base, trace) ?? typeNamed(by: base, trace) else { return }
      follow(name, of: owner, expression, first: first, trace)
    }
  }

  private func follow(
    _ name: String, of owner: TypeDeclaration, _ node: ExprSyntax, first: Trace.Local?,
    _ trace: Trace
  ) {
    let found = functions(name, of: owner)
    if !found.isEmpty {
      for (function, owner) in found { enter(function, of: owner, nil, trace, first: first) }
      if found.contains(where: { $0.function.body != nil }) { return }
    }
    if flows[owner.name] != nil, ["back", "close", "leave", "finish"].contains(name), found.isEmpty
    {
      emit(name, [], flow: owner.name, at: node, trace)
      return
    }
    guard trace.followsCalls, let (property, owner) = property(name, of: owner),
      let code = property.isComputed ? property.accessors.map(Syntax.init) : nil,
      enters("\(property.location)|\(trace.cause ?? "")|\(trace.condition ?? "")")
    else { return }
    var inner = trace.entering(owner, name, in: property.file)
    walk(code, &inner)
  }

  func walk(_ member: MemberAccessExprSyntax, _ trace: Trace) {
    guard let base = member.base else {
      return notePermission(member.name)  // `.refuse`
    }
    var trace = trace
    if typeNamed(by: base, trace) == nil { walk(Syntax(base), &trace) }
    follow(ExprSyntax(member), trace)
  }
}

extension TypeSyntax {
  /// Whether this is a function without a result, which is told what happened.
  fileprivate var isAction: Bool {
    guard let result = function?.returnClause.type.trimmedDescription else { return false }
    return ["Void", "()", "Never"].contains(result)
  }
}

extension ExprSyntax {
  /// The name of the call at the beginning of a chain of modifiers.
  fileprivate var firstMaker: String? {
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return nil }
    guard let call = base.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.is(DeclReferenceExprSyntax.self)
      ? call.calledName : call.calledExpression.firstMaker
  }

  /// The text of a literal; of one with values in it, the source of these in braces.
  var words: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
    return literal.segments.map { segment in
      switch segment {
      case .stringSegment(let text): text.content.text
      case .expressionSegment(let part): "{\(part.expressions.trimmedDescription)}"
      }
    }.joined()
  }

  /// The first text in a closure, such as that of a label.
  fileprivate var firstWords: String? {
    all(StringLiteralExprSyntax.self).first.flatMap { ExprSyntax($0).words }
  }
}
