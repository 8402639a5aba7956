import SwiftSyntax

/// The protocol of the actions, and the way to set a conformer.
extension Screen {
  /// Writes the protocol.
  ///
  /// Each action that a conformer may leave out has an associated type that tells whether it is implemented: `Unimplemented` is
  /// the answer of the default implementation, anything else that of the conformer's own.
  var interface: String {
    let requirements = actions.map { action in
      let answer = action.isAlwaysImplemented ? "" : "-> \(action.answerType(in: self))"
      let effects = action.effects.split(separator: " ").map(String.init)
      let suffix = (effects + [answer].filter { !$0.isEmpty }).joined(separator: " ")
      return
        (action.documentation + [
          "func \(action.text)(\(action.declared))" + (suffix.isEmpty ? "" : " " + suffix)
        ]).joined(separator: "\n  ")
    }
    return """
      /// What a user can do on `\(name)`. A conformer implements what it cares for.
      @ActionsInterface @MainActor
      \(access)protocol \(interfaceName)\(primary) \(genericConstraint){
      \(lines(types + requirements + listenerRequirements))
      }
      """
  }

  private var types: [String] { genericTypes + answerTypes + valueTypes + resultTypes }

  private var primary: String {
    let names = genericNames
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// What a generic screen says after `where` about the types that its actions use.
  private var genericConstraint: String {
    let others = Set(genericParameters.map(\.name.text)).subtracting(genericNames)
    let said =
      declaration.genericWhereClause?.requirements.map(\.requirement.trimmedDescription)
      .filter { words(of: $0).isDisjoint(with: others) } ?? []
    return said.isEmpty ? "" : "where \(said.joined(separator: ", ")) "
  }

  var genericParameters: [GenericParameterSyntax] {
    declaration.genericParameterClause.map { Array($0.parameters) } ?? []
  }

  /// The generic types that the actions use, and those by which these are declared.
  ///
  /// A conformer need not know the others, such as the types of views that the screen is given.
  private var usedParameters: [GenericParameterSyntax] {
    var used = words(of: actions.map(\.functionText).joined(separator: " "))
    for _ in genericParameters {
      for parameter in genericParameters where used.contains(parameter.name.text) {
        used.formUnion(words(of: parameter.description))
      }
    }
    return genericParameters.filter { used.contains($0.name.text) }
  }

  private func words(of code: String) -> Set<String> {
    Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  private var genericNames: [String] { usedParameters.map(\.name.text) }

  private var genericTypes: [String] {
    usedParameters.map { parameter in
      let inherited = parameter.inheritedType.map { ": \($0.trimmedDescription)" } ?? ""
      return "associatedtype \(parameter.name.text)\(inherited)"
    }
  }

  private var answerTypes: [String] {
    actions.filter { !$0.isAlwaysImplemented }.map {
      "associatedtype \($0.answerType(in: self)) = GeneratedCode.Unimplemented"
    }
  }

  /// Names for the types of parameters, which the default implementations use.
  private var valueTypes: [String] {
    actions.filter { !$0.isAlwaysImplemented }.flatMap { action in
      VisibleNames.values(action.answerType(in: self), action.parameters)
    }
  }

  /// Names for the types of answers, for the functions that give them, and for what they throw.
  private var resultTypes: [String] {
    answered.flatMap { action -> [String] in
      let types =
        action.parameters.map(\.baseType) + [action.result, action.failure].compactMap { $0 }
      guard types.contains(where: VisibleNames.needs) else { return [] }
      let name = action.answerType(in: self)
      return [
        action.result.map { "typealias \(name)Result = \($0)" },
        "typealias \(name)Function = \(action.functionText)",
        action.failure.map { "typealias \(name)Failure = \($0)" },
      ].compactMap { $0 }
    }
  }

  /// An action that is answered gives its answer by a function of the right type, or nil.
  private var listenerRequirements: [String] {
    answered.map { "func \(listenerName($0))() -> (\($0.functionText))?" }
  }

  private var answered: [DeclaredAction] { actions.filter { $0.result != nil } }

  private func listenerName(_ action: DeclaredAction) -> String {
    let type = action.answerType(in: self)
    return type.prefix(1).lowercased() + type.dropFirst() + "Listener"
  }

  /// For a generic screen: its types are those of the conformer.
  func interfaceConstraint(_ isNeeded: Bool = true) -> String {
    guard isNeeded, !genericNames.isEmpty else { return "" }
    return "where " + genericNames.map { "Conformer.\($0) == \($0)" }.joined(separator: ", ") + " "
  }

  /// Writes the modifier `actions(_:)`.
  var givingActions: String {
    """
    /// Has a conformer listen to the actions that it implements. An object is held weakly.
    \(access)func actions<Conformer: \(interfaceName)>(_ conformer: Conformer) -> Self \
    \(interfaceConstraint()){
      let link = ActionsLink(conformer)
      var copy = self
    \(lines(actions.map { "copy._\($0.text).\(listening($0))" }))
      return copy
    }
    """
  }

  /// Writes the call that adds the conformer as a listener.
  func listening(_ action: DeclaredAction) -> String {
    let answer =
      action.isAlwaysImplemented ? "Void.self" : "Conformer.\(action.answerType(in: self)).self"
    guard action.result != nil else { return "listen(link, \(answer), \(calling(action)))" }
    return "listen(link, \(answer), answering: \(asking(action)))"
  }

  /// Writes the closure that calls the conformer, as long as it is there.
  func calling(_ action: DeclaredAction) -> String {
    // A deprecated method of a protocol has another one beside it, which gives the answer.
    let isOld = !action.availability.isEmpty && !action.isAlwaysImplemented
    let answer = isOld ? "let _: Conformer.\(action.answerType(in: self))? = " : ""
    let unused = action.method == nil ? "_ = " : answer
    let call = "\(action.trying)link.conformer?.\(action.text)(\(action.labelled))"
    return action.closure(unused + call)
  }

  /// Writes the closure that makes the listener of an action that is answered.
  private func asking(_ action: DeclaredAction) -> String {
    guard action.method != nil else { return "{ $0.\(listenerName(action))() }" }
    let call = "\(action.trying)conformer.\(action.text)(\(action.labelled))"
    return "{ conformer in \(action.closure(call)) }"
  }
}
