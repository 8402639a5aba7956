import SwiftSyntax

extension FunctionCallExprSyntax {
  /// What the called function is a member of.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// Returns an argument or a trailing closure by its label.
  func argument(_ label: String) -> ExprSyntax? {
    if let found = arguments.first(where: { $0.label?.text == label }) { return found.expression }
    return additionalTrailingClosures.first { $0.label.text == label }
      .map { ExprSyntax($0.closure) }
  }

  /// Whether the call has an argument of a label in its parentheses.
  func hasLabel(_ label: String) -> Bool { arguments.contains { $0.label?.text == label } }
}

extension ExprSyntax {
  /// Whether this is `self`.
  var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }

  /// Whether this names a case of an enumeration: `.home`, `Tab.home`, `.details(id)`.
  var isConstantCase: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure == nil && call.calledExpression.isConstantCase
    }
    guard let node = self.as(MemberAccessExprSyntax.self) else { return false }
    guard node.declName.baseName.text.first?.isLowercase == true else { return false }
    guard let base = node.base else { return true }
    return base.lastName?.first?.isUppercase == true
  }

  /// What is assigned to the expression, if anything.
  var assigned: ExprSyntax? {
    guard let items = parent?.as(ExprListSyntax.self).map(Array.init),
      let index = items.firstIndex(where: { $0.id == id }), index + 2 < items.count,
      items[index + 1].is(AssignmentExprSyntax.self)
    else { return nil }
    return items[index + 2]
  }

  /// The name of the member that a binding such as `$model.path` or `$path` leads to.
  var bindingName: String? {
    guard let name = lastName else { return nil }
    guard name.hasPrefix("$") else {
      guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return nil }
      return base.bindingName == nil && !base.isSelf ? nil : name
    }
    return String(name.dropFirst())
  }
}

extension SyntaxProtocol {
  /// The calls that this node is an argument or in a closure of, from the inside out.
  var surroundingCalls: [FunctionCallExprSyntax] {
    zip([Syntax(self)] + ancestors, ancestors).compactMap { child, parent in
      parent.as(FunctionCallExprSyntax.self)
        .flatMap { Syntax($0.calledExpression).id == child.id ? nil : $0 }
    }
  }

  /// Whether the node is in a preview.
  var isInPreview: Bool {
    ancestors.contains { node in
      let inherited = node.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes
      return node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        || node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
        || inherited?.contains { $0.type.plainName == "PreviewProvider" } == true
    }
  }
}
