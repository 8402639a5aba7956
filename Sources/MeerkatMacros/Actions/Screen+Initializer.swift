import SwiftSyntax

/// The initialiser: the parameters of the memberwise one, and the actions.
extension Screen {
  /// Writes the initialiser that takes closures, or the one that takes a conformer for all.
  func initializer(takesConformer: Bool) -> String {
    let generics = takesConformer ? "<Conformer: \(interfaceName)>" : ""
    let conformer = isListeners ? "_ actions: Conformer" : "actions: Conformer"
    let parameters =
      takesConformer ? properties.map(\.parameter) + [conformer] : parameters
    let body = takesConformer ? conformerAssignments : closureAssignments
    return """
      \(access)init\(generics)(\(parameters.joined(separator: ", "))) \(interfaceConstraint(takesConformer)){
      \(lines(properties.map(\.assignment) + body))
      }
      """
  }

  private var closureAssignments: [String] {
    actions.map { "self.\($0.text) = \($0.text)" } + ["prepareActions()"]
  }

  /// Sets required actions at once, and the others as `.actions(_:)` does.
  private var conformerAssignments: [String] {
    ["let link = ActionsLink(actions)"]
      + actions.map { "self.\($0.text) = \($0.isRequired ? calling($0) : "nil")" }
      + ["prepareActions()"]
      + actions.filter { !$0.isRequired }.map { "_\($0.text).\(listening($0))" }
  }
}
