import SwiftDiagnostics
import SwiftSyntax

extension DeclaredAction {
  /// What is wrong with the declaration.
  var diagnostics: [Diagnostic] {
    let errors = kindMistakes + typeMistakes
    guard errors.isEmpty else { return errors }
    return asyncMistakes + answerMistakes + optionMistakes
      + DeclaredAction.nameMistakes(name, hasParameters: !parameters.isEmpty)
  }

  private func mistake(_ message: String, _ id: String) -> Misuse {
    Misuse(message: message, id: id)
  }

  /// `let`, `static` and the like.
  private var kindMistakes: [Diagnostic] {
    var found: [Diagnostic] = []
    let specifier = declaration.bindingSpecifier
    if specifier.tokenKind == .keyword(.let) {
      found.append(
        mistake("an action is a 'var'", "constant").at(
          specifier, [Misuse.replace(specifier, with: "var", "write 'var'", id: "makeVariable")]))
    }
    for modifier in declaration.modifiers
    where [.keyword(.static), .keyword(.lazy)].contains(modifier.name.tokenKind) {
      found.append(
        mistake("an action belongs to one screen, and is not '\(modifier.name.text)'", "modifier")
          .at(modifier, [Misuse.remove(modifier, "remove it", id: "removeModifier")]))
    }
    if declaration.bindings.count > 1 {
      found.append(
        mistake("declare each action on its own, with @Action", "several").at(declaration.bindings))
    }
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
    for second in attributes.filter({ $0.name == "Action" }).dropFirst() {
      found.append(
        mistake("@Action is written once", "repeatedAction").at(
          second, [Misuse.remove(second, "remove this one", id: "removeRepeated")]))
    }
    return found
  }

  private var typeMistakes: [Diagnostic] {
    guard function == nil else { return [] }
    let misuse = mistake(
      "an action is a function that is written out here, such as (() -> Void)?", "notAFunction")
    guard let type else { return [misuse.at(name)] }
    return [
      misuse.at(
        type,
        [Misuse.replace(type, with: "(() -> Void)?", "make it (() -> Void)?", id: "makeFunction")])
    ]
  }

  private var asyncMistakes: [Diagnostic] {
    guard let function else { return [] }
    if attributes.contains("Sendable"), !attributes.contains("MainActor") {
      return [
        mistake("an action is called on the main actor: write @MainActor", "sendable").at(function)
      ]
    }
    if isAsync, let clause = function.effectSpecifiers?.throwsClause, clause.type != nil {
      return [
        mistake("an action that is async may throw any error: write 'throws'", "typedThrows").at(
          clause, [Misuse.replace(clause, with: "throws", "write 'throws'", id: "plainThrows")])
      ]
    }
    guard isAsync, !attributes.contains("MainActor") else { return [] }
    let fixed = "@MainActor " + function.trimmedDescription
    return [
      mistake("an action that is async runs on the main actor: write @MainActor", "async").at(
        function,
        [Misuse.replace(function, with: fixed, "add @MainActor", id: "addMainActor")])
    ]
  }

  private var answerMistakes: [Diagnostic] {
    guard isRequired, result != nil, let type else { return [] }
    return [
      mistake("an action that is answered is optional, for who answers may have gone", "answer")
        .at(
          type,
          [Misuse.replace(type, with: "(\(functionText))?", "make it optional", id: "makeOptional")]
        )
    ]
  }

  /// The name says where to go instead of what the user did.
  static func nameMistakes(_ name: TokenSyntax, hasParameters: Bool) -> [Diagnostic] {
    let text = name.text
    guard let better = ActionName(text, hasParameters: hasParameters).better else { return [] }
    let misuse = Misuse(
      message:
        "'\(text)' says where to go; a screen says what the user did, and its parent decides what follows",
      id: "name", severity: .warning)
    return [
      misuse.at(name, [Misuse.replace(name, with: better, "rename to '\(better)'", id: "rename")])
    ]
  }
}
