import SwiftSyntax

/// The protocol of the actions, and the way to give a conformer.
extension Screen {
  /// Writes the protocol.
  ///
  /// Each optional action has an associated type that tells whether it is implemented: `Unheard` is
  /// the answer of the default implementation, anything else that of the conformer's own.
  var interface: String {
    let requirements = actions.map { action in
      let answer = action.isRequired ? "" : "-> \(action.answerType(in: self))"
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
      \(access)protocol \(interfaceName)\(primary) {
      \(lines(types + requirements + listenerRequirements))
      }
      """
  }

  private var types: [String] { genericTypes + answerTypes + valueTypes + resultTypes }

  private var primary: String {
    let names = genericNames
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  private var genericParameters: [GenericParameterSyntax] {
    declaration.genericParameterClause.map { Array($0.parameters) } ?? []
  }

  private var genericNames: [String] { genericParameters.map(\.name.text) }

  private var genericTypes: [String] {
    genericParameters.map { parameter in
      let inherited = parameter.inheritedType.map { ": \($0.trimmedDescription)" } ?? ""
      return "associatedtype \(parameter.name.text)\(inherited)"
    }
  }

  private var answerTypes: [String] {
    actions.filter { !$0.isRequired }.map { "associatedtype \($0.answerType(in: self)) = Unheard" }
  }

  /// Names for the types of parameters, which the default implementations use.
  ///
  /// Those stand in extensions, which don't see a type that is declared inside the screen.
  private var valueTypes: [String] {
    actions.filter { !$0.isRequired }.flatMap { action in
      action.parameters.enumerated().filter { $1.needsName }.map { index, parameter in
        "typealias \(action.answerType(in: self))Value\(index + 1) = \(parameter.type)"
      }
    }
  }

  /// Names for the types of answers, and for the functions that give them.
  private var resultTypes: [String] {
    answered.flatMap { action -> [String] in
      let types = action.parameters.map(\.type) + [action.result ?? "Void"]
      guard types.contains(where: ActionParameter.needsName) else { return [] }
      let name = action.answerType(in: self)
      return [
        "typealias \(name)Result = \(action.result ?? "Void")",
        "typealias \(name)Function = \(action.functionText)",
      ]
    }
  }

  /// An action that is answered gives its answer by a function of the right type, or nil.
  private var listenerRequirements: [String] {
    answered.map { "func \(listenerName($0))() -> (\($0.functionText))?" }
  }

  private var answered: [DeclaredAction] { actions.filter { $0.result != nil && !$0.isRequired } }

  private func listenerName(_ action: DeclaredAction) -> String {
    let type = action.answerType(in: self)
    return type.prefix(1).lowercased() + type.dropFirst() + "Listener"
  }

  /// For a generic screen: its types are those of the conformer.
  func interfaceConstraint(_ isNeeded: Bool = true) -> String {
    guard isNeeded, isGeneric else { return "" }
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
    if action.isRequired { return "listen(link, Void.self, \(calling(action)))" }
    let answer = "Conformer.\(action.answerType(in: self)).self"
    guard action.result == nil else {
      return "listen(link, \(answer), link.conformer?.\(listenerName(action))())"
    }
    return "listen(link, \(answer), \(calling(action)))"
  }

  /// Writes the closure that calls the conformer, as long as it is there.
  func calling(_ action: DeclaredAction) -> String {
    "{ \(action.closureHead)_ = \(action.trying)link.conformer?.\(action.text)(\(action.labelled)) }"
  }
}
