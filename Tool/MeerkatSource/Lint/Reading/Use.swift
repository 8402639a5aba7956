import SwiftSyntax

/// One place where a view uses one of its properties.
struct Use {
  /// The name of the property.
  let name: String

  /// The whole access: `router.path.append(.done)`.
  let access: ExprSyntax

  /// The names after the property: path, append.
  let members: [String]

  /// Whether the access ends in a call, of the property itself or a member.
  let isCalled: Bool

  /// Whether the property's binding is meant: `$path`.
  let isBinding: Bool

  /// The member that holds the use.
  let member: ViewMember

  /// What is assigned to the access, if anything.
  var assigned: ExprSyntax? { access.assigned }

  /// Whether the use changes the value: by `=` or `toggle()`.
  var changes: Bool { assigned != nil || members.last == "toggle" }
}

extension Use {
  /// Finds the uses of properties in a member of their view, by their own names or `self.`.
  ///
  /// What only sets up the view is left out.
  static func all(of names: Set<String>, in member: ViewMember) -> [Use] {
    guard member.name != "init", !member.isStoredValue else { return [] }
    return member.references.compactMap { node in
      let text = node.name
      let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
      guard names.contains(name) else { return nil }
      var start = ExprSyntax(node)
      if let access = node.parent?.as(MemberAccessExprSyntax.self),
        Syntax(access.declName).id == Syntax(node).id
      {
        guard access.base?.isSelf == true else { return nil }
        start = ExprSyntax(access)
      } else if node.isShadowed {
        return nil
      }
      return Use(of: name, from: start, isBinding: text != name, in: member)
    }
  }

  private init(of name: String, from start: ExprSyntax, isBinding: Bool, in member: ViewMember) {
    var access = start
    var members: [String] = []
    var isCalled = false
    while let parent = access.parent {
      if let next = parent.as(MemberAccessExprSyntax.self), next.base?.id == access.id {
        members.append(next.name)
        (access, isCalled) = (ExprSyntax(next), false)
      } else if let next = parent.as(FunctionCallExprSyntax.self),
        next.calledExpression.id == access.id
      {
        (access, isCalled) = (ExprSyntax(next), true)
      } else if let next = parent.as(OptionalChainingExprSyntax.self) {
        access = ExprSyntax(next)
      } else if let next = parent.as(ForceUnwrapExprSyntax.self) {
        access = ExprSyntax(next)
      } else {
        break
      }
    }
    self.init(
      name: name, access: access, members: members, isCalled: isCalled, isBinding: isBinding,
      member: member)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether a closure or a local function around the name has a parameter of it.
  fileprivate var isShadowed: Bool {
    ancestors.contains { node in
      let function = node.as(FunctionDeclSyntax.self)?.signature.parameterClause
      let names =
        node.as(ClosureExprSyntax.self)?.parameterNames
        ?? function?.parameters.map(\.internalName) ?? []
      return names.contains(baseName.identifierText)
    }
  }
}
