import SwiftSyntax

/// A parameter of an action.
struct ActionParameter {
  /// The name in closures.
  let name: String
  /// The label in the interface: none for the first, the name for those that have one.
  let label: String
  let type: String
  /// The type without attributes such as `@escaping`.
  let baseType: String
}

extension DeclaredAction {
  /// Names that a parameter of a closure can't have: generated code uses them itself, or they are
  /// reserved by the language, which allows them for parameters of functions.
  private static let taken: Set<String> = [
    "run", "heard", "action", "link", "copy", "conformer", "as", "case", "catch", "class",
    "default", "do", "else", "enum", "extension", "false", "for", "func", "guard", "if", "import",
    "in", "init", "internal", "is", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "where", "while",
  ]

  /// Returns the parameters, with a name for each.
  static func parameters(_ function: FunctionTypeSyntax?, of method: InterfaceRequirement?)
    -> [ActionParameter]
  {
    guard let function else { return [] }
    let given = function.parameters.map { element -> String? in
      let token = element.secondName ?? element.firstName
      return token?.tokenKind == .wildcard ? nil : token?.text
    }
    var used = taken
    return zip(function.parameters, given).enumerated().map { index, parameter in
      let (element, text) = parameter
      var name = text ?? (index == 0 ? "value" : "value\(index + 1)")
      // Another parameter may have the name that this one would get.
      while used.contains(name) || name != text && given.contains(name) { name += "Value" }
      used.insert(name)
      return ActionParameter(
        name: name, label: method?.labels[index] ?? (index == 0 ? "_" : text ?? "_"),
        type: element.type.trimmedDescription, baseType: element.type.base.trimmedDescription)
    }
  }

  /// The names in order, as in a call without labels.
  var names: String { parameters.map(\.name).joined(separator: ", ") }

  /// Writes a closure of the action's type.
  func closure(_ body: String) -> String {
    guard failure != nil else { return "{ \(parameters.isEmpty ? "" : names + " in ")\(body) }" }
    // An error of one type is written out, or it would be any error. And the compiler (6.3) crashes
    // where such a closure stands for a generic type; so another closure around gives it.
    return "{ () -> (\(functionText)) in { (\(names)) \(effects)in \(body) } }()"
  }

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
    parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }.joined(separator: ", ")
  }

  /// The type of a parameter that takes a listener.
  var listenerType: String { isRequired ? "@escaping \(functionText)" : "(\(functionText))?" }

  /// The parameter of the screen's initialiser.
  var memberwiseParameter: String {
    let given = declaration.bindings.first?.initializer?.trimmedDescription
    // What the author gives to an optional action listens already: nil adds nobody.
    let value = isRequired ? given : "= nil"
    return "\(text): \(listenerType)" + (value.map { " " + $0 } ?? "")
  }
}
