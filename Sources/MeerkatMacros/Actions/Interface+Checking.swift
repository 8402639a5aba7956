import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension Interface {
  /// Reports each mistake at its position.
  ///
  /// - Returns: Whether code can be written.
  func check(_ attribute: AttributeSyntax, in context: some MacroExpansionContext) -> Bool {
    let diagnostics = diagnostics
    for diagnostic in diagnostics { context.diagnose(diagnostic) }
    guard requirements.isEmpty else { return diagnostics.isSound }
    if diagnostics.isSound {
      let text = "@Actions writes nothing for a protocol without methods"
      context.diagnose(Misuse(text, severity: .warning).at(attribute))
    }
    return false
  }

  /// Whether code can be written.
  var isSound: Bool { !requirements.isEmpty && diagnostics.isSound }

  private var diagnostics: [Diagnostic] {
    placeMistake.list + isolationMistake.list + otherMembers + repeatedNames
      + pairs.flatMap { $0.diagnostics($1) }
  }

  /// A place where the language allows no protocol, or no macro that writes extensions.
  private var placeMistake: Diagnostic? {
    if place.allowsProtocol { return nil }
    let around = place.isInFunction ? "functions" : "generic types"
    return Misuse("a protocol with @Actions stands outside of \(around)").at(declaration.name)
  }

  private var isolationMistake: Diagnostic? {
    guard declaration.attributes.first("MainActor") == nil else { return nil }
    let first = declaration.modifiers.first?.name ?? declaration.protocolKeyword
    return Misuse("actions are called on the main actor: write @MainActor before the protocol").at(
      declaration.name, Misuse.replace(first, with: "@MainActor \(first.text)", "add @MainActor"))
  }

  private var otherMembers: [Diagnostic] {
    declaration.memberBlock.members.map(\.decl).filter {
      !$0.is(FunctionDeclSyntax.self) && !$0.is(AssociatedTypeDeclSyntax.self)
    }.map {
      Misuse(
        "a protocol with @Actions has methods, each of which says what the user did, "
          + "and associated types"
      ).at($0)
    }
  }

  /// A second method of the same name: the properties of the listeners have no labels.
  private var repeatedNames: [Diagnostic] {
    var seen: Set<String> = []
    return requirements.filter { !seen.insert($0.name).inserted }.map {
      Misuse("'\($0.name)' is the name of an action before it; give it another name").at(
        $0.declaration.name)
    }
  }
}

extension InterfaceRequirement {
  /// What is wrong with the method, and with the action that it is.
  fileprivate func diagnostics(_ action: DeclaredAction) -> [Diagnostic] {
    let errors =
      modifierMistakes + genericMistakes + parameterMistakes + throwsMistake.list
      + action.optionMistakes
    guard errors.isEmpty else { return errors }
    return DeclaredAction.nameMistake(declaration.name, hasParameters: !parameters.isEmpty).list
  }

  private var modifierMistakes: [Diagnostic] {
    declaration.modifiers.filter {
      [.keyword(.static), .keyword(.mutating)].contains($0.name.tokenKind)
    }.map(DeclaredAction.modifierMistake)
  }

  private var genericMistakes: [Diagnostic] {
    let opaque = parameters.map(\.type).filter {
      $0.tokens(viewMode: .sourceAccurate).contains {
        [.keyword(.some), .keyword(.Self)].contains($0.tokenKind)
      }
    }
    let clauses = declaration.genericParameterClause.map { [Syntax($0)] } ?? []
    return (clauses + opaque.map { Syntax($0) }).map {
      Misuse(
        "a closure, which may listen, is not generic: write the type out, or give the "
          + "protocol an associated type"
      ).at($0)
    }
  }

  private var throwsMistake: Diagnostic? {
    guard isAsync else { return nil }
    return DeclaredAction.typedThrowsMistake(declaration.signature.effectSpecifiers?.throwsClause)
  }

  private var parameterMistakes: [Diagnostic] {
    parameters.compactMap { DeclaredAction.parameterMistake($0.type, ellipsis: $0.ellipsis) }
  }
}
