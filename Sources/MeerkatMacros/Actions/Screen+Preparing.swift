import SwiftSyntax

/// What the actions of a screen have to know about themselves.
extension Screen {
  /// Writes the function that every initialiser of the screen calls.
  var preparing: String {
    """
    private mutating func prepareActions() {
    \(actions.map(preparing).joined(separator: "\n"))
    }
    """
  }

  private func preparing(_ action: DeclaredAction) -> String {
    let isAnswered = action.result != nil
    let label =
      switch (isAnswered, action.isRequired) {
      case (false, false): ""
      case (false, true): "required: "
      case (true, false): "answering: "
      case (true, true): "answeringRequired: "
      }
    return "_\(action.text).prepare(\(label)\"\(action.text)\", in: \"\(name)\") "
      + (isAnswered ? answering(action) : joining(action))
  }

  /// One call, answered by one listener.
  private func answering(_ action: DeclaredAction) -> String {
    "{ run, action in { \(action.closureHead)run.begin(\(action.observed)); "
      + "return \(action.trying)action(\(action.names)) } }"
  }

  /// One call that becomes several.
  private func joining(_ action: DeclaredAction) -> String {
    let call = "for action in heard() { \(action.trying)action(\(action.names)) }"
    guard action.isAsync else {
      return "{ run, heard in { \(action.closureHead)run.begin(\(action.observed)); \(call) } }"
    }
    let head = "() \(action.effects)in"
    let perform = action.parameters.isEmpty ? "run.perform" : "run.perform(\(action.observed))"
    return "{ run, heard in { \(action.closureHead)\(action.trying)\(perform) { \(head) \(call) } } }"
  }
}
