import SwiftDiagnostics
import SwiftSyntax

extension DeclaredAction {
  /// What is wrong with the declaration.
  ///
  /// - Parameter screen: The screen, in which the property may be used.
  /// - Returns: The mistakes, each at its place.
  func diagnostics(in screen: StructDeclSyntax) -> [Diagnostic] {
    let errors = kindMistakes + typeMistakes
    guard errors.isEmpty else { return errors }
    return asyncMistakes + answerMistakes + parameterMistakes + optionMistakes
      + DeclaredAction.nameMistakes(name, hasParameters: !parameters.isEmpty, in: screen)
  }

  private func mistake(_ message: String, _ id: String) -> Misuse {
    Misuse(message: message, id: id)
  }

  /// `let`, `static` and the like.
  private var kindMistakes: [Diagnostic] {
    let specifier = declaration.bindingSpecifier
    let constant = mistake("an action is a 'var'", "constant")
    let several = mistake("declare each action on its own, with @Action", "several")
    let modifiers = declaration.modifiers.filter {
      [.keyword(.static), .keyword(.lazy)].contains($0.name.tokenKind)
    }
    return
      (specifier.tokenKind == .keyword(.let)
      ? [constant.at(specifier, with: "var", "write 'var'")] : [])
      + modifiers.map {
        mistake("an action belongs to one screen, and is not '\($0.name.text)'", "modifier")
          .at($0, [Misuse.remove($0, "remove it")])
      } + (declaration.bindings.count > 1 ? [several.at(declaration.bindings)] : [])
      + declaration.attributes.all("Action").dropFirst().map {
        mistake("@Action is written once", "repeatedAction")
          .at($0, [Misuse.remove($0, "remove this one")])
      }
  }

  private var typeMistakes: [Diagnostic] {
    guard function == nil else { return [] }
    let misuse = mistake(
      "an action is a function that is written out here, such as (() -> Void)?", "notAFunction")
    guard let type else { return [misuse.at(name)] }
    return [misuse.at(type, with: "(() -> Void)?", "make it (() -> Void)?")]
  }

  private var asyncMistakes: [Diagnostic] {
    guard let function else { return [] }
    if attributes.contains("Sendable"), !attributes.contains("MainActor") {
      return [
        mistake("an action is called on the main actor: write @MainActor", "sendable").at(function)
      ]
    }
    let typed = DeclaredAction.typedThrowsMistakes(function.effectSpecifiers?.throwsClause)
    if isAsync, !typed.isEmpty { return typed }
    guard isAsync, !attributes.contains("MainActor") else { return [] }
    return [
      mistake("an action that is async runs on the main actor: write @MainActor", "async").at(
        function, with: "@MainActor " + function.trimmedDescription, "add @MainActor")
    ]
  }

  private var answerMistakes: [Diagnostic] {
    guard isRequired, result != nil, let type else { return [] }
    return [
      mistake("an action that is answered is optional, for who answers may have gone", "answer")
        .at(type, with: "(\(functionText))?", "make it optional")
    ]
  }

  private var parameterMistakes: [Diagnostic] {
    (function.map { Array($0.parameters) } ?? []).flatMap {
      DeclaredAction.parameterMistakes($0.type, ellipsis: $0.ellipsis)
    }
  }
}

/// The rules for actions of either form.
extension DeclaredAction {
  /// An error of one type in an action that is async: with the compiler (6.3) it arrives damaged.
  static func typedThrowsMistakes(_ clause: ThrowsClauseSyntax?) -> [Diagnostic] {
    guard let clause, clause.type != nil else { return [] }
    return [
      Misuse(
        message: "an action that is async may throw any error: write 'throws'", id: "typedThrows"
      ).at(clause, with: "throws", "write 'throws'")
    ]
  }

  /// Parameters that can't be handed on: several listeners and observers may get them.
  static func parameterMistakes(_ type: TypeSyntax, ellipsis: TokenSyntax?) -> [Diagnostic] {
    if let ellipsis {
      let array = "[\(type.trimmedDescription)]"
      return [
        Misuse(message: "an action takes an array instead: write \(array)", id: "variadic")
          .at(ellipsis)
      ]
    }
    if type.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.inout) {
      return [
        Misuse(
          message: "an action says what the user did, and changes nothing by 'inout'; "
            + "return the new value", id: "inout"
        ).at(type)
      ]
    }
    guard type.is(FunctionTypeSyntax.self) else { return [] }
    return [
      Misuse(message: "a listener may keep what it is given: write @escaping", id: "escaping").at(
        type, with: "@escaping \(type.trimmedDescription)", "add @escaping")
    ]
  }

  /// The name says where to go instead of what the user did.
  static func nameMistakes(
    _ name: TokenSyntax, hasParameters: Bool, in screen: StructDeclSyntax? = nil
  ) -> [Diagnostic] {
    let text = name.text
    guard let better = ActionName(text, hasParameters: hasParameters).better else { return [] }
    let misuse = Misuse(
      message:
        "'\(text)' says where to go; a screen says what the user did, and its parent decides what follows",
      id: "name", severity: .warning)
    let uses = screen.map { NameUses.tokens(of: text, in: $0) } ?? [name]
    return [misuse.at(name, [NameUses.renaming(uses, from: text, to: better)])]
  }
}
