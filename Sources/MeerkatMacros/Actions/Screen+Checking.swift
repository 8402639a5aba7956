import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension Screen {
  /// Reports each mistake at its position.
  ///
  /// - Returns: Whether code can be written.
  func check(_ attribute: AttributeSyntax, in context: some MacroExpansionContext) -> Bool {
    let diagnostics = diagnostics + misplaced(attribute).list
    for diagnostic in diagnostics { context.diagnose(diagnostic) }
    guard actions.isEmpty else { return diagnostics.isSound }
    let text = "@Actions writes nothing for a screen without @Action properties"
    context.diagnose(Misuse(text, severity: .warning).at(attribute))
    return false
  }

  /// `@Actions` inside a function, where the compiler accepts no macro that may write extensions.
  private func misplaced(_ attribute: AttributeSyntax) -> Diagnostic? {
    guard place?.isInFunction == true, attribute.name == "Actions" else { return nil }
    return Misuse("a screen inside a function has @LocalActions").at(
      attribute, Misuse.replace(attribute, with: "@LocalActions", "write @LocalActions"))
  }

  /// What is wrong with the screen and its actions.
  var diagnostics: [Diagnostic] {
    actions.flatMap { $0.diagnostics(in: declaration) } + innerTypes + clashes
      + unpreparedInitializers + repeatedAttributes + untypedProperties + conditionalProperties
  }

  /// Actions under `#if`, and what only the generated initialisers would set there.
  private var conditionalProperties: [Diagnostic] {
    declaration.memberBlock.conditional(VariableDeclSyntax.self).filter { property in
      property.attribute("Action") != nil
        || initializers.isEmpty && !StoredProperty.properties(of: property).isEmpty
    }.map { Misuse("@Actions does not read '#if': declare this property outside of it").at($0) }
  }

  /// Members that have the name of what is written.
  private var clashes: [Diagnostic] {
    var taken = ["prepareActions", "allActions"]
    if hasInterface { taken += ["actions"] + (isGeneric ? [] : ["Actions"]) }
    if keepsMemberwiseInitializer { taken.append("memberwise") }
    let modifiers = Set(actions.map(\.text))
    return declaration.memberBlock.members.flatMap { member in
      Screen.names(of: member.decl).filter { name in
        if taken.contains(name.token.text) { return true }
        return name.isModifier && modifiers.contains(name.token.text)
      }.map { name in
        let text = "'\(name.token.text)' clashes with what @Actions writes; give it another name"
        return Misuse(text).at(name.token)
      }
    }
  }

  private struct MemberName {
    let token: TokenSyntax
    /// Whether it can be called like a modifier: one parameter without a label.
    var isModifier = false
  }

  private static func names(of member: DeclSyntax) -> [MemberName] {
    if let function = member.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      return [MemberName(token: function.name, isModifier: labels == ["_"])]
    }
    if let variable = member.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self).map { MemberName(token: $0.identifier) }
      }
    }
    guard let type = member.asProtocol((any NamedDeclSyntax).self) else { return [] }
    return [MemberName(token: type.name)]
  }

  /// Initialisers after which the actions would not know their names.
  private var unpreparedInitializers: [Diagnostic] {
    guard !actions.isEmpty else { return [] }
    return initializers.compactMap { initializer in
      guard let body = initializer.body else { return nil }
      let text = body.statements.trimmedDescription
      if text.contains("prepareActions()") || text.contains("self.init(") { return nil }
      let misuse = Misuse(
        "an initialiser of a screen with @Actions ends with prepareActions(), by which actions can be observed and shared"
      )
      return misuse.at(initializer.initKeyword, preparing(body))
    }
  }

  /// Properties that the generated initialisers can't take.
  private var untypedProperties: [Diagnostic] {
    guard initializers.isEmpty, !actions.isEmpty else { return [] }
    return others.flatMap(StoredProperty.diagnostics)
  }

  private func preparing(_ body: CodeBlockSyntax) -> FixIt {
    let indentation = body.rightBrace.leadingTrivia.pieces.last.map { Trivia(pieces: [$0]) } ?? []
    var mended = body
    let isIndented = indentation.pieces.first.map { if case .spaces = $0 { true } else { false } }
    let outer = isIndented == true ? indentation : []
    let call = CodeBlockItemSyntax(
      leadingTrivia: .newline + outer + .spaces(2), item: .expr("prepareActions()"))
    mended.statements.append(call)
    let message = MacroExpansionFixItMessage("call prepareActions()")
    return .replace(message: message, oldNode: body, newNode: mended)
  }

  /// A second `@Actions` on the same screen.
  private var repeatedAttributes: [Diagnostic] {
    declaration.attributes.all("Actions").dropFirst().map {
      Misuse("@Actions is written once").at($0, Misuse.remove($0, "remove this one"))
    }
  }
}

extension [Diagnostic] {
  /// Whether code can be written: there is no error, warnings apart.
  var isSound: Bool { !contains { $0.diagMessage.severity == .error } }
}
