import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension Interface {
  /// Says what is wrong, each mistake at its place.
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
      + requirements.flatMap(\.diagnostics)
  }

  /// Extensions, in which the default implementations stand, don't see the names around a nested type.
  private var placeMistakes: [Diagnostic] {
    guard isNested else { return [] }
    return [
      Misuse(
        message: "a protocol with @Actions stands outside of other types", id: "nestedProtocol"
      ).at(declaration.name)
    ]
  }

  private var isolationMistakes: [Diagnostic] {
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard !attributes.contains(where: { $0.name == "MainActor" }) else { return [] }
    let first = declaration.modifiers.first?.name ?? declaration.protocolKeyword
    return [
      Misuse(
        message: "actions are called on the main actor: write @MainActor before the protocol",
        id: "notIsolated"
      ).at(
        declaration.name,
        [
          Misuse.replace(
            first, with: "@MainActor \(first.text)", "add @MainActor", id: "addMainActor")
        ])
    ]
  }

  private var otherMembers: [Diagnostic] {
    declaration.memberBlock.members.filter { !$0.decl.is(FunctionDeclSyntax.self) }.map {
      Misuse(
        message: "a protocol with @Actions has methods only, each of which says what the user did",
        id: "notAMethod"
      ).at($0.decl)
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
  /// What is wrong with the method.
  fileprivate var diagnostics: [Diagnostic] {
    let errors = modifierMistakes + genericMistakes + resultMistakes + throwsMistakes
    guard errors.isEmpty else { return errors }
    return DeclaredAction.nameMistakes(declaration.name, hasParameters: !parameters.isEmpty)
  }

  private var modifierMistakes: [Diagnostic] {
    declaration.modifiers.filter {
      [.keyword(.static), .keyword(.mutating)].contains($0.name.tokenKind)
    }.map {
      Misuse(
        message: "an action belongs to one screen, and is not '\($0.name.text)'", id: "modifier"
      ).at($0, [Misuse.remove($0, "remove it", id: "removeModifier")])
    }
  }

  private var genericMistakes: [Diagnostic] {
    let opaque = parameters.filter {
      $0.type.tokens(viewMode: .sourceAccurate).contains {
        [.keyword(.some), .keyword(.inout), .keyword(.Self)].contains($0.tokenKind)
      }
    }
    return (declaration.genericParameterClause.map { [Syntax($0)] } ?? [])
      .appending(opaque.map { Syntax($0.type) }).map {
        Misuse(
          message: "an action of a protocol takes values whose types are written out here",
          id: "generic"
        ).at($0)
      }
  }

  private var resultMistakes: [Diagnostic] {
    guard let result else { return [] }
    return [
      Misuse(
        message: "an action of a protocol is not answered; declare this one on the screen, with "
          + "'@Action var \(name): ((…) -> \(result.trimmedDescription))?'", id: "answer"
      ).at(result)
    ]
  }

  private var throwsMistakes: [Diagnostic] {
    guard isAsync, let clause = declaration.signature.effectSpecifiers?.throwsClause,
      clause.type != nil
    else { return [] }
    return [
      Misuse(
        message: "an action that is async may throw any error: write 'throws'", id: "typedThrows"
      ).at(clause, [Misuse.replace(clause, with: "throws", "write 'throws'", id: "plainThrows")])
    ]
  }
}

extension [Syntax] {
  fileprivate func appending(_ others: [Syntax]) -> [Syntax] { self + others }
}
