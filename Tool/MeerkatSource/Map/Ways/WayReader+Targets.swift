import SwiftSyntax

/// Which destinations an expression may be.
extension WayReader {
  /// Where an expression of a flow's destinations leads.
  func target(of expression: ExprSyntax, _ flow: String, _ trace: Trace) -> FlowMap.Target {
    let names = cases(of: expression, flow, trace)
    if !names.isEmpty { return FlowMap.Target(kind: .destinations, names: names) }
    return FlowMap.Target(kind: .computed, names: [expression.plain.source])
  }

  private func cases(
    of expression: ExprSyntax, _ flow: String, _ trace: Trace, depth: Int = 0
  ) -> [String] {
    guard depth < 10 else { return [] }
    let expression = expression.plain
    if let known = caseName(of: expression, trace), isCase(known, of: flow) { return [known] }
    if let node = expression.as(DeclReferenceExprSyntax.self),
      let value = trace.locals[node.name]?.value
    {
      return cases(of: value.expression, flow, value.trace, depth: depth + 1)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let value = trace.locals[called.name]?.value
    {
      // A parameter that makes destinations, as in `destination(self)`.
      let found = cases(of: value.expression, flow, value.trace, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    let mentioned = cases(in: expression, flow, trace)
    if !mentioned.isEmpty { return mentioned }
    guard let (value, inner) = computed(expression, trace) else {
      return bodies(of: expression, trace).flatMap { cases(in: $0, flow, trace) }.unique
    }
    return cases(of: value, flow, inner, depth: depth + 1)
  }

  /// All cases of a flow's destinations that an expression names, in the order of the source.
  func cases(in node: some SyntaxProtocol, _ flow: String, _ trace: Trace) -> [String] {
    var found: [String] = []
    for member in node.all(MemberAccessExprSyntax.self) {
      let name = member.name
      guard isCase(name, of: flow), !found.contains(name) else { continue }
      if let base = member.base {
        guard let base = base.lastName, base.first?.isUppercase == true else { continue }
      } else if member.isComparedOrMatched {
        continue
      }
      found.append(name)
    }
    return found
  }

  private func isCase(_ name: String, of flow: String) -> Bool {
    flows[flow]?.destinations.contains { $0.name == name } == true
  }

  /// What a call or a property certainly is: the only expression of its function.
  func computed(_ expression: ExprSyntax, _ trace: Trace) -> (ExprSyntax, Trace)? {
    if let node = expression.as(DeclReferenceExprSyntax.self),
      let value = trace.locals[node.name]?.value
    {
      return (value.expression.plain, value.trace)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let found = functions(calledBy: call, trace)
      guard let (function, owner) = found.first, found.count == 1,
        let only = function.body?.statements.onlyExpression
      else { return nil }
      var inner = trace.entering(owner, function.signature, in: function.file)
      guard inner.depth < 24 else { return nil }
      inner.bindSimply(function.parameters, call, outer: trace)
      return (only.plain, inner)
    }
    guard let (property, owner) = memberProperty(expression, trace) else { return nil }
    if let only = property.accessors?.getter?.onlyExpression {
      return (only.plain, trace.entering(owner, property.name, in: property.file))
    }
    if property.isConstant, let value = property.value {
      return (value.plain, trace.entering(owner, property.name, in: property.file))
    }
    return nil
  }

  /// The code that computes an expression, if it is more than one expression.
  private func bodies(of expression: ExprSyntax, _ trace: Trace) -> [Syntax] {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return functions(calledBy: call, trace).compactMap { $0.function.body.map(Syntax.init) }
    }
    let accessors = memberProperty(expression, trace).flatMap { $0.0.accessors }
    return accessors.map { [Syntax($0)] } ?? []
  }

  private func memberProperty(
    _ expression: ExprSyntax, _ trace: Trace
  ) -> (Property, TypeDeclaration)? {
    if let node = expression.as(DeclReferenceExprSyntax.self), let owner = trace.selfType {
      return property(node.name, of: owner)
    }
    guard let node = expression.as(MemberAccessExprSyntax.self), let base = node.base,
      let owner = type(of: base, trace) ?? typeNamed(by: base, trace)
    else { return nil }
    return property(node.name, of: owner)
  }

  /// The style of a presentation, such as `sheet`.
  func style(_ expression: ExprSyntax, _ trace: Trace, depth: Int = 0) -> String {
    let expression = expression.plain
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if let member = called.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.lastName?.first?.isUppercase == true
    {
      let name = member.name
      // `.present(.sheet)` is a sheet.
      let inner = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
      if name == "present", let inner { return style(inner, trace, depth: depth + 1) }
      return name
    }
    if depth < 8, let (value, inner) = computed(expression, trace) {
      return style(value, inner, depth: depth + 1)
    }
    return expression.source
  }
}

extension ExprSyntax {
  /// The text on one line, cut where it gets long.
  var source: String {
    let line = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}

extension Trace {
  /// Binds parameters to the arguments with their labels.
  fileprivate mutating func bindSimply(
    _ parameters: FunctionParameterListSyntax, _ call: FunctionCallExprSyntax, outer: Trace
  ) {
    var arguments = call.allArguments
    for parameter in parameters {
      let label = parameter.firstName.text
      guard let index = arguments.firstIndex(where: { ($0.label ?? "_") == label }) else {
        continue
      }
      locals[parameter.internalName] = Local(
        value: Trace.Value(arguments.remove(at: index).value, outer))
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The expression, if there is nothing else.
  fileprivate var onlyExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    if let expression = item.as(ExprSyntax.self) { return expression }
    return item.as(ReturnStmtSyntax.self)?.expression
  }
}

extension MemberAccessExprSyntax {
  /// Whether it stands in a comparison or a pattern, which says what is, not where to go.
  fileprivate var isComparedOrMatched: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(ExpressionPatternSyntax.self) || parent.is(SwitchCaseLabelSyntax.self) {
        return true
      }
      if let list = parent.as(ExprListSyntax.self) {
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id.hashValue == node.id.hashValue })
        else {
          return false
        }
        let near = [index - 1, index + 1].filter(elements.indices.contains).map { elements[$0] }
        return near.contains {
          ["==", "!="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
      }
      if parent.is(CodeBlockItemSyntax.self) { return false }
      node = parent
    }
    return false
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
