import SwiftDiagnostics
import SwiftSyntax

extension DeclaredAction {
  /// What is wrong with the declaration.
  ///
  /// - Parameter screen: The screen, in which the property may be used.
  /// - Returns: The mistakes, each at its place.
  func diagnostics(in screen: StructDeclSyntax) -> [Diagnostic] {
    let errors = kindMistakes + typeMistake.list
    guard errors.isEmpty else { return errors }
    return asyncMistake.list + answerMistake.list + parameterMistakes + optionMistakes
      + DeclaredAction.nameMistake(name, hasParameters: !parameters.isEmpty, in: screen).list
  }

  /// `let`, `static` and the like.
  private var kindMistakes: [Diagnostic] {
    var found: [Diagnostic] = []
    let specifier = declaration.bindingSpecifier
    if specifier.tokenKind == .keyword(.let) {
      found.append(
        Misuse("an action is a 'var'").at(
          specifier, Misuse.replace(specifier, with: "var", "write 'var'")))
    }
    for modifier in declaration.modifiers
    where [.keyword(.static), .keyword(.lazy)].contains(modifier.name.tokenKind) {
      found.append(DeclaredAction.modifierMistake(modifier))
    }
    if declaration.bindings.count > 1 {
      let misuse = Misuse("declare each action on its own, with @Action")
      found.append(misuse.at(declaration.bindings))
    }
    for second in declaration.attributes.all("Action").dropFirst() {
      found.append(
        Misuse("@Action is written once").at(second, Misuse.remove(second, "remove this one")))
    }
    return found
  }

  private var typeMistake: Diagnostic? {
    guard function == nil else { return nil }
    let misuse = Misuse("an action is a function that is written out here, such as (() -> Void)?")
    guard let type else { return misuse.at(name) }
    return misuse.at(type, Misuse.replace(type, with: "(() -> Void)?", "make it (() -> Void)?"))
  }

  private var asyncMistake: Diagnostic? {
    guard let function, !attributes.contains("MainActor") else { return typedThrowsMistake }
    if attributes.contains("Sendable") {
      return Misuse("an action is called on the main actor: write @MainActor").at(function)
    }
    guard isAsync else { return nil }
    if let typedThrowsMistake { return typedThrowsMistake }
    let fixed = "@MainActor " + function.trimmedDescription
    return Misuse("an action that is async runs on the main actor: write @MainActor").at(
      function, Misuse.replace(function, with: fixed, "add @MainActor"))
  }

  private var typedThrowsMistake: Diagnostic? {
    isAsync ? DeclaredAction.typedThrowsMistake(function?.effectSpecifiers?.throwsClause) : nil
  }

  private var answerMistake: Diagnostic? {
    guard isRequired, result != nil, let type else { return nil }
    return Misuse("an action that is answered is optional, for who answers may have gone").at(
      type, Misuse.replace(type, with: "(\(functionText))?", "make it optional"))
  }

  private var parameterMistakes: [Diagnostic] {
    (function.map { Array($0.parameters) } ?? []).compactMap {
      DeclaredAction.parameterMistake($0.type, ellipsis: $0.ellipsis)
    }
  }
}

/// The rules for actions of either form.
extension DeclaredAction {
  /// A modifier that makes something else of the action.
  static func modifierMistake(_ modifier: DeclModifierSyntax) -> Diagnostic {
    Misuse("an action belongs to one screen, and is not '\(modifier.name.text)'").at(
      modifier, Misuse.remove(modifier, "remove it"))
  }

  /// An error of one type in an action that is async: with the compiler (6.3) it arrives damaged.
  static func typedThrowsMistake(_ clause: ThrowsClauseSyntax?) -> Diagnostic? {
    guard let clause, clause.type != nil else { return nil }
    return Misuse("an action that is async may throw any error: write 'throws'").at(
      clause, Misuse.replace(clause, with: "throws", "write 'throws'"))
  }

  /// A parameter that can't be handed on: several listeners and observers may get it.
  static func parameterMistake(_ type: TypeSyntax, ellipsis: TokenSyntax?) -> Diagnostic? {
    let text = type.trimmedDescription
    if let ellipsis {
      return Misuse("an action takes an array instead: write [\(text)]").at(ellipsis)
    }
    if type.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.inout) {
      return Misuse(
        "an action says what the user did, and changes nothing by 'inout'; return the new value"
      ).at(type)
    }
    guard type.is(FunctionTypeSyntax.self) else { return nil }
    return Misuse("a listener may keep what it is given: write @escaping").at(
      type, Misuse.replace(type, with: "@escaping \(text)", "add @escaping"))
  }

  /// The name says where to go instead of what the user did.
  static func nameMistake(
    _ name: TokenSyntax, hasParameters: Bool, in screen: StructDeclSyntax? = nil
  ) -> Diagnostic? {
    let text = name.text
    guard let better = ActionName(text, hasParameters: hasParameters).better else { return nil }
    let misuse = Misuse(
      "'\(text)' says where to go; a screen says what the user did, and its parent decides what follows",
      severity: .warning)
    let uses = screen.map { NameUses.tokens(of: text, in: $0) } ?? [name]
    return misuse.at(name, NameUses.renaming(uses, from: text, to: better))
  }
}
