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
      let misuse = Misuse(
        message: "@Actions writes nothing for a protocol without methods", id: "noMethods",
        severity: .warning)
      context.diagnose(misuse.at(attribute))
    }
    return false
  }

  /// Whether code can be written.
  var isSound: Bool { !requirements.isEmpty && diagnostics.isSound }

  private var diagnostics: [Diagnostic] {
    placeMistakes + isolationMistakes + otherMembers + repeatedNames
      + pairs.flatMap { $0.diagnostics($1) }
  }

  /// Places where the language allows no protocol, or no macro that writes extensions.
  private var placeMistakes: [Diagnostic] {
    let around = place.isInFunction ? "functions" : place.isForProtocols ? nil : "generic types"
    guard let around else { return [] }
    return [
      Misuse(message: "a protocol with @Actions stands outside of \(around)", id: "protocolPlace")
        .at(declaration.name)
    ]
  }

  private var isolationMistakes: [Diagnostic] {
    guard declaration.attributes.all("MainActor").isEmpty else { return [] }
    let first = declaration.modifiers.first?.name ?? declaration.protocolKeyword
    return [
      Misuse(
        message: "actions are called on the main actor: write @MainActor before the protocol",
        id: "notIsolated"
      ).at(
        declaration.name,
        [Misuse.replace(first, with: "@MainActor \(first.text)", "add @MainActor")])
    ]
  }

  private var otherMembers: [Diagnostic] {
    declaration.memberBlock.members.map(\.decl).filter {
      !$0.is(FunctionDeclSyntax.self) && !$0.is(AssociatedTypeDeclSyntax.self)
    }.map {
      Misuse(
        message: "a protocol with @Actions has methods, each of which says what the user did, "
          + "and associated types", id: "notAMethod"
      ).at($0)
    }
  }

  /// A second method of the same name: the properties of the listeners have no labels.
  private var repeatedNames: [Diagnostic] {
    var seen: Set<String> = []
    return requirements.filter { !seen.insert($0.name).inserted }.map {
      Misuse(
        message: "'\($0.name)' is the name of an action before it; give it another name",
        id: "repeatedName"
      ).at($0.declaration.name)
    }
  }
}

extension InterfaceRequirement {
  /// What is wrong with the method, and with the action that it is.
  fileprivate func diagnostics(_ action: DeclaredAction) -> [Diagnostic] {
    let errors =
      modifierMistakes + genericMistakes + parameterMistakes + throwsMistakes
      + action.optionMistakes
    guard errors.isEmpty else { return errors }
    return DeclaredAction.nameMistakes(declaration.name, hasParameters: !parameters.isEmpty)
  }

  private var modifierMistakes: [Diagnostic] {
    declaration.modifiers.filter {
      [.keyword(.static), .keyword(.mutating)].contains($0.name.tokenKind)
    }.map {
      Misuse(
        message: "an action belongs to one screen, and is not '\($0.name.text)'", id: "modifier"
      ).at($0, [Misuse.remove($0, "remove it")])
    }
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
        message: "a closure, which may listen, is not generic: write the type out, or give the "
          + "protocol an associated type", id: "generic"
      ).at($0)
    }
  }

  private var throwsMistakes: [Diagnostic] {
    guard isAsync else { return [] }
    return DeclaredAction.typedThrowsMistakes(declaration.signature.effectSpecifiers?.throwsClause)
  }

  private var parameterMistakes: [Diagnostic] {
    parameters.flatMap { DeclaredAction.parameterMistakes($0.type, ellipsis: $0.ellipsis) }
  }
}
