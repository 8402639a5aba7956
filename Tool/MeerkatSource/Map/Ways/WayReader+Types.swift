import SwiftSyntax

/// What is known of types.
extension WayReader {
  /// Finds a type by its name, through the aliases of the types around.
  func named(_ name: String, _ trace: Trace) -> TypeDeclaration? {
    named(name, in: trace.selfType, from: trace.file)
  }

  func named(
    _ name: String, in scope: TypeDeclaration?, from file: SourceFile
  ) -> TypeDeclaration? {
    guard let scope else { return declarations.type(name, from: file) }
    if name == "Self" { return scope }
    for type in declarations.lineage(of: scope) {
      let alias = type.aliases[name]?.plainName
      let found =
        declarations.type(name, in: type.name, from: file)
        ?? alias.flatMap { declarations.type($0, in: type.name, from: file) }
      if let found { return found }
    }
    return nil
  }

  /// The type of this package that an expression is the name of, as in `Destination.list`.
  func typeNamed(by expression: ExprSyntax, _ trace: Trace) -> TypeDeclaration? {
    let found: TypeDeclaration?
    if let node = expression.as(DeclReferenceExprSyntax.self) {
      let name = node.name
      guard name.first?.isUppercase == true, trace.locals[name] == nil else { return nil }
      found = named(name, trace)
    } else if let node = expression.as(MemberAccessExprSyntax.self), let base = node.base {
      let name = node.name
      guard name.first?.isUppercase == true else { return nil }
      // Else the base is a module.
      found =
        typeNamed(by: base, trace).map { named(name, in: $0, from: $0.file) } ?? named(name, trace)
    } else if let node = expression.as(GenericSpecializationExprSyntax.self) {
      found = typeNamed(by: node.expression, trace)
    } else {
      found = nil
    }
    return found?.kind == .extension ? nil : found
  }

  /// The type of an expression's value.
  func type(of expression: ExprSyntax, _ trace: Trace, depth: Int = 0) -> TypeDeclaration? {
    guard depth < 12 else { return nil }
    if let node = expression.as(DeclReferenceExprSyntax.self) {
      let name = node.name
      if name == "self" { return trace.selfType }
      if let local = trace.locals[name] {
        return local.type
          ?? local.value.flatMap { type(of: $0.expression, $0.trace, depth: depth + 1) }
      }
      guard let owner = trace.selfType else { return nil }
      return property(name, of: owner).flatMap {
        type(of: $0.property, of: $0.owner, depth: depth + 1)
      }
    }
    if let node = expression.as(MemberAccessExprSyntax.self), let base = node.base {
      let name = node.name
      guard let owner = type(of: base, trace, depth: depth + 1) ?? typeNamed(by: base, trace) else {
        return nil
      }
      if name == "self" { return owner }
      return property(name, of: owner).flatMap {
        type(of: $0.property, of: $0.owner, depth: depth + 1)
      }
    }
    if let node = expression.as(FunctionCallExprSyntax.self) {
      return resultType(of: node, trace, depth: depth + 1)
    }
    if let node = expression.as(AsExprSyntax.self) {
      return node.type.plainName.flatMap { named($0, trace) }
    }
    return expression.unwrapped.flatMap { type(of: $0, trace, depth: depth + 1) }
  }

  private func resultType(
    of call: FunctionCallExprSyntax, _ trace: Trace, depth: Int
  ) -> TypeDeclaration? {
    if let made = typeNamed(by: call.calledExpression, trace) { return made }
    // Like `child(CourseFlow.self)`.
    if call.calledName == "child", let first = call.arguments.first?.expression,
      let member = first.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self"
    {
      return member.base.flatMap { typeNamed(by: $0, trace) }
    }
    // What a call is made on is looked up once: twice at each step would be a thousand times at ten.
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let receiver = base.flatMap {
      type(of: $0, trace, depth: depth) ?? typeNamed(by: $0, trace)
    }
    let found = functions(calledBy: call, on: receiver, trace, depth: depth).first
    guard let found, let name = found.function.result?.plainName else {
      // A modifier of a view gives a view: what matters is what it is put on.
      return receiver?.isView == true ? receiver : nil
    }
    return named(name, in: found.owner, from: found.function.file)
  }

  func type(of property: Property, of owner: TypeDeclaration, depth: Int = 0) -> TypeDeclaration? {
    if let name = property.type?.plainName { return named(name, in: owner, from: property.file) }
    guard property.type == nil, let value = property.value else { return nil }
    return type(
      of: value, Trace(selfType: owner, file: property.file, handler: ""), depth: depth + 1)
  }

  /// Finds a property of a type, of what it inherits, or of its protocols.
  ///
  /// Of what is inherited, the type itself is the owner, as it is at run time.
  func property(
    _ name: String, of type: TypeDeclaration
  ) -> (property: Property, owner: TypeDeclaration)? {
    for ancestor in declarations.lineage(of: type) {
      if let found = ancestor.properties.first(where: { $0.name == name }) { return (found, type) }
    }
    return nil
  }

  /// Finds the functions of a name of a type, of what it inherits, or of its protocols.
  ///
  /// A requirement without an implementation is found for the protocol alone.
  func functions(
    _ name: String, of type: TypeDeclaration
  ) -> [(function: Function, owner: TypeDeclaration)] {
    for ancestor in declarations.lineage(of: type) {
      let isRequired = type.kind == .protocol && ancestor.location == type.location
      let found = ancestor.functions.filter { $0.name == name && ($0.body != nil || isRequired) }
      if !found.isEmpty { return found.map { ($0, type) } }
    }
    return []
  }

  /// The types that conform to a protocol.
  func conforming(to type: TypeDeclaration) -> [TypeDeclaration] {
    Set([type.name, type.shortName]).sorted().flatMap(declarations.types(inheriting:))
      .filter { $0.kind != .protocol }
  }

  /// The functions that a call may mean, those with the same labels and types first.
  func functions(
    calledBy call: FunctionCallExprSyntax, _ trace: Trace
  ) -> [(function: Function, owner: TypeDeclaration?)] {
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let receiver = base.flatMap { type(of: $0, trace) ?? typeNamed(by: $0, trace) }
    return functions(calledBy: call, on: receiver, trace, depth: 0)
  }

  private func functions(
    calledBy call: FunctionCallExprSyntax, on receiver: TypeDeclaration?, _ trace: Trace,
    depth: Int
  ) -> [(function: Function, owner: TypeDeclaration?)] {
    let labels = call.arguments.map { $0.label?.identifierText ?? "_" }
    func best(_ found: [(function: Function, owner: TypeDeclaration?)]) -> [(
      function: Function, owner: TypeDeclaration?
    )] {
      guard found.count > 1 else { return found }
      let exact = found.filter { $0.function.accepts(labels) }
      let typed = exact.filter { fits($0.function, in: $0.owner, call, trace, depth) }
      return typed.isEmpty ? exact.isEmpty ? found : exact : typed
    }
    let callee = call.calledExpression
    if let node = callee.as(DeclReferenceExprSyntax.self) {
      let name = node.name
      guard trace.locals[name] == nil else { return [] }
      if let owner = trace.selfType {
        let own = functions(name, of: owner).map {
          (function: $0.function, owner: Optional($0.owner))
        }
        if !own.isEmpty { return best(own) }
      }
      return best(declarations.functions(named: name).map { (function: $0, owner: nil) })
    }
    if let name = callee.as(MemberAccessExprSyntax.self)?.name,
      let receiver
    {
      return best(
        functions(name, of: receiver).map { (function: $0.function, owner: Optional($0.owner)) })
    }
    return []
  }
}

extension WayReader {
  /// Whether the arguments of a call have the types of the parameters, as far as these are known.
  private func fits(
    _ function: Function, in owner: TypeDeclaration?, _ call: FunctionCallExprSyntax,
    _ trace: Trace, _ depth: Int
  ) -> Bool {
    zip(function.parameters, call.arguments).allSatisfy { parameter, argument in
      guard let name = parameter.type.plainName,
        let wanted = named(name, in: owner, from: function.file),
        let given = type(of: argument.expression, trace, depth: depth + 1)
      else { return true }
      return wanted.name == given.name || given.inherits(wanted.shortName)
    }
  }
}

extension Function {
  /// Whether a call with these labels fits; a parameter with a default may be left out, and closures may trail.
  func accepts(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.firstName.text {
        rest.removeFirst()
      } else if parameter.defaultValue == nil, !parameter.type.isFunction {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension TypeSyntax {
  /// The function type that this is, also if it is optional or has attributes.
  var function: FunctionTypeSyntax? {
    if let node = self.as(FunctionTypeSyntax.self) { return node }
    if let node = self.as(OptionalTypeSyntax.self) { return node.wrappedType.function }
    if let node = self.as(AttributedTypeSyntax.self) { return node.baseType.function }
    if let node = self.as(TupleTypeSyntax.self), node.elements.count == 1 {
      return node.elements.first?.type.function
    }
    return nil
  }

  var isFunction: Bool { function != nil }
}

extension ExprSyntax {
  /// What is inside of parentheses, `try`, `await`, `?`, `!` and `#require`.
  var unwrapped: ExprSyntax? {
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression }
    if let node = self.as(TryExprSyntax.self) { return node.expression }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression }
    if let node = self.as(MacroExpansionExprSyntax.self), node.macroName.text == "require" {
      return node.arguments.first?.expression
    }
    if let node = self.as(TupleExprSyntax.self), node.elements.count == 1 {
      return node.elements.first?.expression
    }
    return nil
  }

  /// The expression without parentheses, `try`, `await`, `?` and `!`.
  var plain: ExprSyntax { unwrapped?.plain ?? self }
}
