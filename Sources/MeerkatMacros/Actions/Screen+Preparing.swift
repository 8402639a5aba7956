import SwiftSyntax

/// The calls that tell a screen's actions their names and how to call their listeners.
extension Screen {
  /// Writes the function that every initialiser of the screen calls.
  var preparing: String {
    """
    private mutating func prepareActions() {
    \(lines(actions.map(preparing)))
    }
    """
  }

  private func preparing(_ action: DeclaredAction) -> String {
    let isAnswered = action.result != nil
    let label = isAnswered ? "answering: " : action.isRequired ? "required: " : ""
    return "_\(action.text).prepare(\(label)\"\(action.text)\", in: \"\(name)\") "
      + (isAnswered ? answering(action) : joining(action))
  }

  /// One call, answered by one listener.
  private func answering(_ action: DeclaredAction) -> String {
    let call = "run.begin(\(action.observed)); return \(action.trying)heard()(\(action.names))"
    return "{ run, heard in \(action.closure(call)) }"
  }

  /// One call that becomes several.
  private func joining(_ action: DeclaredAction) -> String {
    let call = "for action in heard() { \(action.trying)action(\(action.names)) }"
    guard action.isAsync else {
      return "{ run, heard in \(action.closure("run.begin(\(action.observed)); \(call)")) }"
    }
    let perform = action.parameters.isEmpty ? "run.perform" : "run.perform(\(action.observed))"
    let work = "\(action.trying)\(perform) { () \(action.effects)in \(call) }"
    return "{ run, heard in \(action.closure(work)) }"
  }
}
