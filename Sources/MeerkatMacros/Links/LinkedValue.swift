import SwiftParser
import SwiftSyntax

/// An associated value of a case, as far as its link needs it.
struct LinkedValue {
  /// The number of texts of a link that make one value, as far as the source tells.
  enum Count: Equatable { case one, oneOrNone, any, unknown }

  let syntax: EnumCaseParameterSyntax
  /// What the value is called in the written code.
  let variable: String

  init(_ syntax: EnumCaseParameterSyntax, at index: Int) {
    self.syntax = syntax
    let name = syntax.name ?? ""
    variable = name.isValidSwiftIdentifier(for: .variableName) ? name : "value\(index + 1)"
  }

  var label: String? { syntax.label }
  var name: String? { syntax.name }
  var type: String { syntax.type.trimmedDescription }

  /// The name of a parameter that is added for the value.
  var parameter: String { name ?? variable }

  var count: Count {
    if syntax.type.is(OptionalTypeSyntax.self) || type.hasPrefix("Optional<") { return .oneOrNone }
    if syntax.type.is(ArrayTypeSyntax.self) || type.hasPrefix("Array<") { return .any }
    return type == "String" || type == "Bool" || LinkedValue.numbers.contains(type)
      ? .one : .unknown
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float",
  ]

  /// Whether there is surely a text that is a value of both types.
  func overlaps(_ other: LinkedValue) -> Bool {
    let types: Set = [element, other.element]
    return types.count == 1 || types.contains("String") || types.isSubset(of: LinkedValue.numbers)
  }

  /// The type of one of the values.
  private var element: String {
    syntax.type.as(ArrayTypeSyntax.self)?.element.trimmedDescription ?? type
  }
}

extension EnumCaseParameterSyntax {
  /// What stands before the value where the case is made.
  fileprivate var label: String? {
    guard let first = firstName?.text, first != "_" else { return nil }
    return first
  }

  /// What the value is called.
  fileprivate var name: String? { (secondName?.text ?? label)?.filter { $0 != "`" } }
}
