import SwiftSyntax

/// Walking code, with what is known decided: the branches for other destinations are left out.
extension WayReader {
  func walk(_ node: Syntax, _ trace: inout Trace) {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItemList(let list): walk(list, &trace)
    case .variableDecl(let variable):
      for binding in variable.bindings {
        if let value = binding.initializer { walk(Syntax(value.value), &trace) }
        if let accessors = binding.accessorBlock { walk(Syntax(accessors), &trace) }
      }
      bind(variable, &trace)
    case .ifExpr(let expression): walk(expression, trace)
    case .switchExpr(let expression): walk(expression, trace)
    case .sequenceExpr(let sequence): walk(sequence, trace)
    case .closureExpr(let closure): walk(closure, trace)
    case .functionCallExpr(let call): walk(call, trace)
    case .memberAccessExpr(let member): walk(member, trace)
    case .declReferenceExpr(let reference):
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      if access == nil || access?.base?.id == ExprSyntax(reference).id {
        follow(ExprSyntax(reference), trace)
      }
    case .optionalBindingCondition(let condition):
      if let value = condition.initializer { walk(Syntax(value.value), &trace) }
      bind(condition, &trace)
    default:
      if node.isTypeOrExtension { return }
      for child in node.children(viewMode: .sourceAccurate) { walk(child, &trace) }
    }
  }

  private func walk(_ list: CodeBlockItemListSyntax, _ trace: inout Trace) {
    for item in list {
      if let statement = item.item.as(GuardStmtSyntax.self) {
        let holds = bind(statement.conditions, &trace)
        if holds != true {
          var inner = trace
          walk(Syntax(statement.body), &inner)
        }
        if holds == false { return }
      } else {
        walk(Syntax(item.item), &trace)
        if item.item.is(ReturnStmtSyntax.self) { return }
      }
    }
  }

  /// Walks conditions, keeps what they bind, and says whether they hold, if that is known.
  private func bind(_ conditions: ConditionElementListSyntax, _ trace: inout Trace) -> Bool? {
    var all: Bool? = true
    for element in conditions {
      walk(Syntax(element.condition), &trace)
      let holds: Bool?
      switch element.condition {
      case .expression(let expression): holds = truth(of: expression, trace)
      case .matchingPattern(let match):
        holds = caseName(of: match.initializer.value, trace).flatMap {
          match.pattern.matches($0)
        }
        bind(match.pattern, of: type(of: match.initializer.value, trace), &trace)
      default: holds = nil
      }
      if holds == false { return false }
      if holds == nil { all = nil }
    }
    return all
  }

  private func walk(_ expression: IfExprSyntax, _ trace: Trace) {
    var inner = trace
    let holds = bind(expression.conditions, &inner)
    if holds != false { walk(Syntax(expression.body), &inner) }
    if holds != true, let other = expression.elseBody {
      var trace = trace
      walk(Syntax(other), &trace)
    }
  }

  private func walk(_ expression: SwitchExprSyntax, _ trace: Trace) {
    var outer = trace
    walk(Syntax(expression.subject), &outer)
    let known = caseName(of: expression.subject, trace)
    let enumeration = type(of: expression.subject, trace)
    let takesParameter =
      trace.from != nil && trace.cause != nil && known == nil
      && expression.subject.is(DeclReferenceExprSyntax.self)
    for element in expression.cases.flatMap(\.cases) {
      var inner = trace
      if case .case(let label) = element.label {
        let names = label.caseItems.compactMap(\.pattern.caseName)
        if let known {
          let matches = label.caseItems.map { $0.pattern.matches(known) }
          if matches.allSatisfy({ $0 == false }) { continue }
        }
        for item in label.caseItems { bind(item.pattern, of: enumeration, &inner) }
        if trace.isInTabs, trace.tab == nil { inner.tab = names.first }
        if takesParameter, trace.condition == nil, !names.isEmpty {
          inner.condition = names.map { "." + $0 }.joined(separator: ", ")
        }
      }
      walk(Syntax(element.statements), &inner)
      // The first case that certainly matches is the only one.
      if let known, case .case(let label) = element.label,
        label.caseItems.contains(where: {
          $0.pattern.matches(known) == true && $0.whereClause == nil
        })
      {
        return
      }
    }
  }

  /// Operators: of `a ? b : c`, only the branch that is taken, if that is known.
  private func walk(_ sequence: SequenceExprSyntax, _ trace: Trace) {
    let elements = Array(sequence.elements)
    var trace = trace
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      sends([elements[2]], to: elements[0], "=", at: sequence, trace)
    {
      return
    }
    guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    else {
      for element in elements { walk(Syntax(element), &trace) }
      return
    }
    for element in elements[..<index] { walk(Syntax(element), &trace) }
    let holds = truth(of: elements[..<index], trace)
    if holds != false { walk(Syntax(ternary.thenExpression), &trace) }
    guard holds != true else { return }
    for element in elements[(index + 1)...] { walk(Syntax(element), &trace) }
  }

  func walk(_ closure: ClosureExprSyntax, _ trace: Trace, first: Trace.Local? = nil) {
    var inner = trace
    for capture in closure.signature?.capture?.items ?? [] {
      guard let value = capture.initializer?.value else { continue }
      inner.locals[capture.name.identifierText] = Trace.Local(
        type: type(of: value, trace), value: Trace.Value(value, trace))
    }
    for (index, name) in closure.parameterNames.enumerated() {
      inner.locals[name] = index == 0 ? first ?? Trace.Local() : Trace.Local()
    }
    if let first, closure.parameterNames.isEmpty { inner.locals["$0"] = first }
    walk(closure.statements, &inner)
  }

  // MARK: Names

  func bind(_ variable: VariableDeclSyntax, _ trace: inout Trace) {
    for binding in variable.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
        let outer = trace
        let value = binding.initializer.map { Trace.Value($0.value, outer) }
        trace.locals[name] = Trace.Local(
          type: binding.typeAnnotation?.type.plainName.flatMap { named($0, outer) }
            ?? value.flatMap { type(of: $0.expression, outer) },
          value: value)
      } else if let names = binding.pattern.as(TuplePatternSyntax.self)?.elements,
        let values = binding.initializer?.value.as(TupleExprSyntax.self)?.elements
      {
        let outer = trace
        for (name, value) in zip(names, values) {
          guard let name = name.pattern.as(IdentifierPatternSyntax.self) else { continue }
          trace.locals[name.identifier.identifierText] = Trace.Local(
            type: type(of: value.expression, outer), value: Trace.Value(value.expression, outer))
        }
      }
    }
  }

  private func bind(_ condition: OptionalBindingConditionSyntax, _ trace: inout Trace) {
    guard let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return }
    let outer = trace
    let value =
      condition.initializer?.value
      ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    // `if let x` changes nothing about what x is; as a new value it would refer to itself.
    if condition.initializer == nil, trace.locals[name] != nil { return }
    trace.locals[name] = Trace.Local(
      type: type(of: value, outer),
      value: condition.initializer.map { Trace.Value($0.value, outer) })
  }

  /// Binds the names in `.task(let id)` to the types in the declaration of the case.
  private func bind(
    _ pattern: PatternSyntax, of enumeration: TypeDeclaration?, _ trace: inout Trace
  ) {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    let expression = inner.as(ExpressionPatternSyntax.self)?.expression
    guard let arguments = expression?.as(FunctionCallExprSyntax.self)?.arguments else { return }
    let element = enumeration?.cases.first { $0.name == pattern.caseName }
    for (index, argument) in arguments.enumerated() {
      guard let name = argument.expression.boundName else { continue }
      let type = element.flatMap {
        $0.parameters.indices.contains(index) ? $0.parameters[index].type.plainName : nil
      }
      trace.locals[name] = Trace.Local(
        type: type.flatMap { name in
          enumeration.flatMap { named(name, in: $0, from: $0.file) }
        })
    }
  }

  // MARK: What is known

  /// The case of an enumeration that an expression certainly is.
  func caseName(of expression: ExprSyntax, _ trace: Trace, depth: Int = 0) -> String? {
    guard depth < 12 else { return nil }
    let expression = expression.plain
    if let node = expression.as(DeclReferenceExprSyntax.self) {
      guard let local = trace.locals[node.name] else { return nil }
      return local.caseName
        ?? local.value.flatMap { caseName(of: $0.expression, $0.trace, depth: depth + 1) }
    }
    if let node = expression.as(FunctionCallExprSyntax.self) {
      return node.calledExpression.is(MemberAccessExprSyntax.self)
        ? caseName(of: node.calledExpression, trace, depth: depth + 1) : nil
    }
    if let node = expression.as(MemberAccessExprSyntax.self) {
      let name = node.name
      guard let base = node.base else { return name }
      let owner = typeNamed(by: base, trace)
      return owner?.cases.contains { $0.name == name } == true ? name : nil
    }
    return nil
  }

  private func truth(of expression: ExprSyntax, _ trace: Trace) -> Bool? {
    let expression = expression.plain
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return truth(of: Array(sequence.elements)[...], trace)
    }
    return nil
  }

  /// Whether operands of `==`, `!=`, `&&` and `||` give true, if that is known.
  private func truth(of elements: ArraySlice<ExprSyntax>, _ trace: Trace) -> Bool? {
    for (sign, decisive) in [("||", true), ("&&", false)] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
      guard parts.count > 1 else { continue }
      let truths = parts.map { truth(of: $0, trace) }
      return truths.contains(decisive) ? decisive : truths.contains(nil) ? nil : !decisive
    }
    let operands = Array(elements)
    guard operands.count == 3,
      let sign = operands[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "==" || sign == "!=", let one = caseName(of: operands[0], trace),
      let other = caseName(of: operands[2], trace)
    else { return operands.count == 1 ? operands.first.flatMap { truth(of: $0, trace) } : nil }
    // Cases of one name may differ in their values.
    let differ = one != other
    if differ { return sign == "!=" }
    let haveValues = operands.contains { $0.is(FunctionCallExprSyntax.self) }
    return haveValues ? nil : sign == "=="
  }
}

extension PatternSyntax {
  /// The case that a pattern matches, such as `task` in `.task(let id)`.
  var caseName: String? {
    if let node = self.as(ValueBindingPatternSyntax.self) { return node.pattern.caseName }
    guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    // As in `case .task?`.
    let member = called.plain.as(MemberAccessExprSyntax.self)
    return member?.name
  }

  /// Whether the pattern matches a case, if that can be told.
  func matches(_ name: String) -> Bool? {
    guard let own = caseName else { return self.is(WildcardPatternSyntax.self) ? true : nil }
    guard own == name else { return false }
    // A pattern with values that aren't all bound may match, or not.
    let arguments = self.as(ExpressionPatternSyntax.self)?.expression
      .as(FunctionCallExprSyntax.self)?.arguments
    return arguments?.allSatisfy { $0.expression.bindsAll } ?? true ? true : nil
  }
}

extension ExprSyntax {
  /// Whether this part of a pattern takes every value.
  fileprivate var bindsAll: Bool {
    if let pattern = self.as(PatternExprSyntax.self)?.pattern {
      return pattern.is(ValueBindingPatternSyntax.self) || pattern.is(IdentifierPatternSyntax.self)
    }
    return self.is(DiscardAssignmentExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The name that this part of a pattern binds.
  fileprivate var boundName: String? {
    let pattern = self.as(PatternExprSyntax.self)?.pattern
    let name = pattern?.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return name?.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      ?? self.as(DeclReferenceExprSyntax.self)?.name
  }
}

extension SwitchCaseListSyntax.Element {
  /// The cases, in all branches of `#if`.
  fileprivate var cases: [SwitchCaseSyntax] {
    switch self {
    case .switchCase(let node): [node]
    case .ifConfigDecl(let node):
      node.clauses.flatMap {
        $0.elements?.as(SwitchCaseListSyntax.self)?.flatMap(\.cases) ?? []
      }
    }
  }
}

extension Syntax {
  fileprivate var isTypeOrExtension: Bool {
    asProtocol((any SyntaxProtocol).self) is any DeclGroupSyntax || self.is(KeyPathExprSyntax.self)
  }
}
