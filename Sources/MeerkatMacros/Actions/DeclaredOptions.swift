import SwiftDiagnostics
import SwiftSyntax

/// The options of an action: those of `@Action(…)`, or of `@ActionOptions(…)` on a method.
struct DeclaredOptions {
  let attribute: AttributeSyntax?
  let all: [DeclaredOption]

  init(_ attribute: AttributeSyntax?) {
    self.attribute = attribute
    guard case .argumentList(let arguments)? = attribute?.arguments else {
      all = []
      return
    }
    all = arguments.compactMap(DeclaredOption.init)
  }

  func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

  /// The attribute of a property with these options, as far as they are its own.
  var property: String {
    let texts = all.filter { $0.name != "required" }.map { $0.syntax.expression.trimmedDescription }
    return texts.isEmpty ? "@Action" : "@Action(\(texts.joined(separator: ", ")))"
  }

  /// Takes an option away, and the parentheses or the attribute with the last one.
  func removal(of option: DeclaredOption) -> FixIt {
    guard let attribute else { return Misuse.remove(option.syntax, "remove it") }
    let name = attribute.attributeName.trimmedDescription
    let kept = all.filter { $0.syntax.id != option.syntax.id }.map {
      $0.syntax.expression.trimmedDescription
    }
    if kept.isEmpty, name != "Action" { return Misuse.removeAttribute(attribute, "remove it") }
    let text = kept.isEmpty ? "@\(name)" : "@\(name)(\(kept.joined(separator: ", ")))"
    return Misuse.replace(attribute, with: text, "remove it")
  }
}

/// An option in the attribute, such as `.disable`.
struct DeclaredOption {
  let name: String
  let syntax: LabeledExprSyntax

  init?(_ argument: LabeledExprSyntax) {
    var expression = argument.expression
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    guard argument.label == nil, let member = expression.as(MemberAccessExprSyntax.self) else {
      return nil
    }
    name = member.declName.baseName.text.filter { $0 != "`" }
    syntax = argument
  }
}
