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
    var calls: [FunctionCallExprSyntax] = []
    var child = Syntax(self)
    while let parent = child.parent {
      if let call = parent.as(FunctionCallExprSyntax.self),
        Syntax(call.calledExpression).id != child.id
      {
        calls.append(call)
      }
      child = parent
    }
    return calls
  }
}

extension SyntaxProtocol {
  /// Whether the node is in a preview.
  var isInPreview: Bool {
    var node = parent
    while let current = node {
      if current.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        || current.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
      {
        return true
      }
      let inherited = current.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes
      if inherited?.contains(where: { $0.type.plainName == "PreviewProvider" }) == true {
        return true
      }
      node = current.parent
    }
    return false
  }
}
