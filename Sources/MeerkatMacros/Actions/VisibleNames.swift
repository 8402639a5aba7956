import SwiftSyntax

/// Aliases for types that are visible only at the place of a declaration.
///
/// Default implementations are in extensions, which don't see the declarations around a nested
/// protocol. So the protocol has an alias for each such type.
enum VisibleNames {
  private static let known: Set<String> = ["Bool", "Double", "Float", "Int", "String", "UInt"]

  /// Whether a type may be one that an extension does not see.
  static func needs(_ type: String) -> Bool { !known.contains(type) }

  /// The name for the type of a parameter, counted from 0.
  static func value(_ answer: String, _ index: Int) -> String { "\(answer)Value\(index + 1)" }

  /// The declarations of names for the parameters of an action.
  static func values(_ answer: String, _ parameters: [ActionParameter]) -> [String] {
    parameters.enumerated().filter { needs($1.baseType) }.map { index, parameter in
      "typealias \(value(answer, index)) = \(parameter.baseType)"
    }
  }
}

extension TypeSyntax {
  /// Another type in its place, with the same attributes.
  func replaced(by name: String) -> TypeSyntax {
    let other = TypeSyntax(named: name)
    guard var attributed = self.as(AttributedTypeSyntax.self) else { return other }
    attributed.baseType = other
    return TypeSyntax(attributed)
  }
}

extension FunctionDeclSyntax {
  /// The method with those names for the types of its parameters that are declared.
  func naming(_ answer: String, _ declared: some Collection<String>) -> FunctionDeclSyntax {
    var method = self
    let parameters = signature.parameterClause.parameters
    for (index, place) in parameters.indices.enumerated() {
      let name = VisibleNames.value(answer, index)
      guard declared.contains(name) else { continue }
      method.signature.parameterClause.parameters[place].type = parameters[place].type.replaced(
        by: name)
    }
    return method
  }
}
