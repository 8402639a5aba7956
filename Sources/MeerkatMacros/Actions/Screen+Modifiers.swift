import SwiftSyntax

/// The chained modifiers, one for each action.
extension Screen {
  /// Writes the modifier that has the name of its action.
  func modifier(_ action: DeclaredAction) -> String {
    let type =
      action.isRequired ? "@escaping \(action.functionText)" : "(\(action.functionText))?"
    let documentation =
      action.documentation.isEmpty ? ["/// Listens to `\(action.text)`."] : action.documentation
    return """
      \(documentation.joined(separator: "\n"))
      \(access)func \(action.text)(_ action: \(type)) -> Self {
      var copy = self
      copy.\(action.text) = action
      return copy
      }
      """
  }

  /// Writes the property for `sharingActions(_:)`.
  var allActions: String {
    let controls = actions.map { "$\($0.text)" }.joined(separator: ", ")
    return "private var allActions: SharedActions { SharedActions(\(controls)) }"
  }
}
