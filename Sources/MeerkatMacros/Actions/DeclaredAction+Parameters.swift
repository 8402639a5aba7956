import SwiftSyntax

/// A parameter of an action.
struct ActionParameter {
  /// The name in closures.
  let name: String
  /// The label in the interface: none for the first, the name for those that have one.
  let label: String
  let type: String

  private static let known: Set<String> = ["Bool", "Double", "Float", "Int", "String", "UInt"]

  /// Whether the type may be one that only the screen itself sees.
  var needsName: Bool { ActionParameter.needsName(type) }

  /// Whether a type may be one that only the screen itself sees.
  static func needsName(_ type: String) -> Bool {
    !known.contains(type) && !type.hasPrefix("@") && !type.hasPrefix("inout ")
  }
}

extension DeclaredAction {
  /// The names that generated code uses itself.
  private static let taken: Set<String> = ["run", "heard", "action", "link", "copy", "self"]

  /// The parameters, with a name for each.
  var parameters: [ActionParameter] {
    guard let function else { return [] }
    return function.parameters.enumerated().map { index, element in
      let given = (element.secondName ?? element.firstName)?.text
      var name = given == "_" ? nil : given
      let label = index == 0 ? "_" : name ?? "_"
      if let known = name, DeclaredAction.taken.contains(known) { name = known + "Value" }
      return ActionParameter(
        name: name ?? (index == 0 ? "value" : "value\(index + 1)"), label: label,
        type: element.type.trimmedDescription)
    }
  }

  /// The names in order, as in a call without labels.
  var names: String { parameters.map(\.name).joined(separator: ", ") }

  /// The head of a closure with the parameters, followed by a space.
  var closureHead: String { parameters.isEmpty ? "" : names + " in " }

  /// The arguments for observers.
  var observed: String { parameters.isEmpty ? "" : "[\(names)]" }

  /// The parameters as the interface declares them.
  var declared: String {
    parameters.map { parameter in
      let names =
        parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(names): \(parameter.type)"
    }.joined(separator: ", ")
  }

  /// The arguments of a call through the interface.
  var labelled: String {
    parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
      .joined(separator: ", ")
  }

  /// The parameter of the screen's initialiser.
  var memberwiseParameter: String {
    isRequired ? "\(text): @escaping \(functionText)" : "\(text): (\(functionText))? = nil"
  }
}
