import SwiftSyntax

/// The chained modifiers, one for each action.
extension Screen {
  /// Writes the modifier that has the name of its action.
  func modifier(_ action: DeclaredAction) -> String {
    """
    \(documentation(of: action).joined(separator: "\n"))
    \(action.availability)\(access)func \(action.text)(_ action: \(action.listenerType)) -> Self {
      var copy = self
      copy.\(action.text) = action
      return copy
    }
    """
  }

  /// The documentation of the action, or a line of our own.
  func documentation(of action: DeclaredAction) -> [String] {
    action.documentation.isEmpty ? ["/// Listens to `\(action.text)`."] : action.documentation
  }

  /// Writes the property for `sharingActions(_:)`.
  var allActions: String {
    let controls = actions.map { "$\($0.text)" }.joined(separator: ", ")
    // For the compiler (6.3) an interface does not use a package import of this library; this does.
    let access = hasInterface && access == "package " ? access : "private "
    return "\(access)var allActions: SharedActions { SharedActions(\(controls)) }"
  }
}
