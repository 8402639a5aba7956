import SwiftSyntax

/// The declarations beside a protocol of actions.
extension Interface {
  /// Writes the struct of the listeners, which a screen has as a property.
  var listenersStructure: String {
    """
    /// The listener of `\(name)`: the property `actions` of a screen.
    @MainActor
    \(access)struct \(name)Listeners\(types.generic): DynamicProperty \(types.constraint){
    \(members.map { lines($0.split(separator: "\n").map(String.init)) }.joined(separator: "\n\n"))
    }
    """
  }

  private var members: [String] {
    let isConformerNeeded = requirements.contains(where: \.isRequired)
    return [
      requirements.map { $0.property(access) }.joined(separator: "\n"),
      listeners.initializer(takesConformer: false),
      isConformerNeeded ? listeners.initializer(takesConformer: true) : nil, listeners.preparing,
      addingConformer,
      """
      /// All actions, for `sharingActions(_:)`.
      \(access)var allActions: SharedActions {
        SharedActions(\(requirements.map { "$" + $0.name }.joined(separator: ", ")))
      }
      """,
    ].compactMap { $0 }
  }

  private var addingConformer: String {
    """
    /// Has a conformer listen to the actions that it implements. An object is held weakly.
    \(access)mutating func add<Conformer: \(name)>(_ conformer: Conformer) \
    \(listeners.interfaceConstraint()){
      let link = ActionsLink(conformer)
    \(lines(listeners.actions.map { "_\($0.text).\(listeners.listening($0))" }))
    }
    """
  }

  /// Writes the protocol of the screens, whose requirements are the chained modifiers.
  var screens: String {
    """
    /// A screen that reports `\(name)`.
    @ActionsForms @MainActor
    \(access)protocol \(name)Screen: View \(types.constraint){
    \(lines(types.associated + listenerNames + taking + listeners.actions.flatMap(modifier)))
    }
    """
  }

  private var taking: [String] {
    let constraint = listeners.interfaceConstraint()
    let rest = constraint.isEmpty ? "" : " " + constraint.dropLast()
    return [
      "/// The listener.", "var actions: \(name)Listeners\(types.arguments) { get set }",
      "/// Has a conformer listen to the actions that it implements. An object is held weakly.",
      "func actions<Conformer: \(place.path)\(name)>(_ conformer: Conformer) -> Self\(rest)",
    ]
  }

  /// Names for the types of listeners, which the modifiers of a nested protocol use.
  private var listenerNames: [String] {
    guard place.isNested else { return [] }
    return listeners.actions.map { "typealias \(listenerName($0)) = \($0.functionText)" }
  }

  private func listenerName(_ action: DeclaredAction) -> String {
    action.answerType(in: listeners) + "Listener"
  }

  private func modifier(_ action: DeclaredAction) -> [String] {
    let name = listenerName(action)
    let named = action.isRequired ? "@escaping \(name)" : "\(name)?"
    let type = place.isNested ? named : action.listenerType
    return listeners.documentation(of: action) + [
      "\(action.availability)func \(action.text)(_ action: \(type)) -> Self"
    ]
  }
}
