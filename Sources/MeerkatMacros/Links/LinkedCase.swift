import SwiftParser
import SwiftSyntax

/// A case with its link, as its author wrote it.
struct LinkedCase {
  let element: EnumCaseElementSyntax
  let literal: StringLiteralExprSyntax
  let pattern: PatternText
  /// What is written after `as:`.
  let placement: String?
  let values: [LinkedValue]
  /// Whether the compiler warns where the case is named.
  let isDeprecated: Bool

  /// Reads a case; nil where the pattern is no plain literal.
  init?(_ element: EnumCaseElementSyntax, _ attribute: AttributeSyntax, isDeprecated: Bool) {
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    guard let literal = arguments?.first?.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue
    else { return nil }
    (self.element, self.literal, self.isDeprecated) = (element, literal, isDeprecated)
    pattern = PatternText(text: text)
    placement = arguments?.first { $0.label?.text == "as" }?.expression.trimmedDescription
    values = (element.parameterClause?.parameters ?? []).enumerated().map {
      LinkedValue($1, at: $0)
    }
  }

  var name: String { element.name.text }

  /// Which value each parameter stands for: that of its name, else the next one without a name.
  var matching: [(parameter: PatternText.Parameter, value: LinkedValue?)] {
    let names = Set(values.compactMap(\.name))
    var unnamed = unnamedValues[...]
    return pattern.parameters.map { parameter in
      guard names.contains(parameter.name) else { return (parameter, unnamed.popFirst()) }
      return (parameter, values.first { $0.name == parameter.name })
    }
  }

  /// The values that are taken in their order.
  private var unnamedValues: [LinkedValue] { values.filter { $0.name == nil } }

  /// The values that no parameter stands for.
  var unmatched: [LinkedValue] {
    let matched = matching.compactMap(\.value?.syntax.id)
    return values.filter { !matched.contains($0.syntax.id) }
  }
}

/// The code that the macro generates.
extension LinkedCase {
  /// Writes the link, with the name of the enum where it stands.
  func deepLink(of type: String) -> String {
    let style = placement.map { ", as: \($0)" } ?? ""
    let text = literal.trimmedDescription
    guard !values.isEmpty else { return "DeepLink(\(text), .\(name)\(style))" }
    let given = matching.compactMap(\.value)
    let isInOrder = given.map(\.syntax.id) == values.map(\.syntax.id)
    let make = isInOrder ? "\(type).\(name)" : making(given, of: type)
    return """
      DeepLink(\(text), \(make)\(style)) {
        if case .\(name)(\(patterns)) = $0 { \(tuple(given)) } else { nil }
      }
      """
  }

  private func making(_ given: [LinkedValue], of type: String) -> String {
    let parameters = given.map { "\($0.variable): \($0.type)" }.joined(separator: ", ")
    let arguments = values.map { ($0.label.map { "\($0): " } ?? "") + $0.variable }
    return "{ (\(parameters)) in \(type).\(name)(\(arguments.joined(separator: ", "))) }"
  }

  private var patterns: String { values.map { "let \($0.variable)" }.joined(separator: ", ") }

  private func tuple(_ given: [LinkedValue]) -> String {
    let names = given.map(\.variable).joined(separator: ", ")
    return given.count == 1 ? names : "(\(names))"
  }
}
