import MeerkatJourney
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What is wrong with the link of one case.
extension LinkedCase {
  var mistakes: [Diagnostic] {
    if let flaw = pattern.flaw { return [mistake(flaw)] }
    let strangers = matching.filter { $0.value == nil }.map { mistake(inParameter: $0.parameter) }
    guard strangers.isEmpty else { return strangers }
    let forgotten = unmatched.map(mistake(inValue:))
    guard forgotten.isEmpty else { return forgotten }
    return matching.compactMap { parameter, value in
      value.flatMap { countMistake(parameter, $0) }
    }
  }

  /// A parameter that stands for nothing.
  private func mistake(inParameter parameter: PatternText.Parameter) -> Diagnostic {
    let names = unmatched.compactMap(\.name)
    let candidates =
      names.isEmpty ? "no further value" : names.map { "'\($0)'" }.joined(separator: ", ")
    let fixIts = names.map { name in
      let new = PatternText.Parameter(name: name, place: parameter.place).text
      return write(
        pattern.replacing(parameter.text, with: new), "write \(new)", id: "renameParameter")
    }
    return at(
      parameter.text,
      Misuse(
        message: "\(parameter.text) stands for no value of '\(name)', which has \(candidates)",
        id: "unknownParameter"), fixIts)
  }

  /// A value that no parameter stands for.
  private func mistake(inValue value: LinkedValue) -> Diagnostic {
    let new = value.parameter
    let isQuery = value.count == .oneOrNone || value.count == .any
    let fixed = isQuery ? pattern.addingQuery(new) : pattern.addingSegment("{\(new)}")
    return Misuse(
      message: "the link of '\(name)' has no parameter for '\(value.name ?? value.type)'",
      id: "forgottenValue"
    ).at(value.syntax, [write(fixed, "write \"\(fixed)\"", id: "addParameter")])
  }

  /// A parameter whose place does not suit the type of the value.
  private func countMistake(
    _ parameter: PatternText.Parameter, _ value: LinkedValue
  ) -> Diagnostic? {
    switch (parameter.place, value.count) {
    case (.segment, .oneOrNone):
      let fixed = pattern.movingToQuery(parameter)
      let fixIt = write(fixed, "write \"\(fixed)\"", id: "moveParameter")
      return at(parameter.text, misuse(.notOneValue(parameter.name)), [fixIt])
    case (.segment, .any):
      let isLast = pattern.segments.last.map(String.init) == parameter.text
      let fixed =
        isLast
        ? pattern.replacing(parameter.text, with: "{\(parameter.name)...}")
        : pattern.movingToQuery(parameter)
      let fixIt = write(fixed, "write \"\(fixed)\"", id: "repeatParameter")
      return at(parameter.text, misuse(.notOneValue(parameter.name)), [fixIt])
    case (.tail, .one), (.tail, .oneOrNone):
      let fixed = pattern.replacing(parameter.text, with: "{\(parameter.name)}")
      let fixIt = write(fixed, "write \"\(fixed)\"", id: "singleParameter")
      return at(parameter.text, misuse(.notAnArray(parameter.name)), [fixIt])
    default: return nil
    }
  }

  /// A flaw of the pattern itself.
  private func mistake(_ flaw: LinkProblem.Flaw) -> Diagnostic {
    switch flaw {
    case .braces(let text), .query(let text):
      return at(text, misuse(flaw), mendings(of: text, in: flaw))
    case .namelessParameter:
      let nameless = pattern.text.contains("{}") ? "{}" : "{...}"
      return at(nameless, misuse(flaw), namings(of: nameless))
    case .tailInTheMiddle(let name): return at("{\(name)...}", misuse(flaw))
    case .repeatedParameter(let name): return at("{\(name)", misuse(flaw))
    case .repeatedQuery(let name): return at("\(name)=", misuse(flaw))
    default: return misuse(flaw).at(literal)
    }
  }

  /// A fix-it for a parameter or a query of which only a name and perhaps a brace is there.
  private func mendings(of text: String, in flaw: LinkProblem.Flaw) -> [FixIt] {
    let name = text.filter { !"{}".contains($0) }
    let isQuery = if case .query = flaw { true } else { false }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName, !name.isEmpty, text.firstRange(of: name) != nil else { return [] }
    let fixed = pattern.replacing(text, with: isQuery ? "\(name)={\(name)}" : "{\(name)}")
    return [write(fixed, "write \"\(fixed)\"", id: "mendPattern")]
  }

  /// Fix-its that name a parameter after each value that has none.
  private func namings(of nameless: String) -> [FixIt] {
    let taken = pattern.parameters.map(\.name)
    return values.compactMap(\.name).filter { !taken.contains($0) }.map { name in
      let fixed = pattern.replacing(nameless, with: "{" + name + nameless.dropFirst())
      return write(fixed, "write \"\(fixed)\"", id: "nameParameter")
    }
  }

  private func misuse(_ flaw: LinkProblem.Flaw) -> Misuse {
    Misuse(message: flaw.description, id: "pattern")
  }

  /// Makes the diagnostic at the last place of a text in the pattern.
  func at(_ text: String, _ misuse: Misuse, _ fixIts: [FixIt] = []) -> Diagnostic {
    guard let start = literal.segments.first, literal.segments.count == 1,
      start.trimmedDescription == pattern.text,
      let range = pattern.text.ranges(of: text).last
    else { return misuse.at(literal, fixIts) }
    let offset = pattern.text[..<range.lowerBound].utf8.count
    let position = start.positionAfterSkippingLeadingTrivia.advanced(by: offset)
    return Diagnostic(node: literal, position: position, message: misuse, fixIts: fixIts)
  }

  /// Makes a fix-it that writes another pattern.
  private func write(_ pattern: String, _ message: String, id: String) -> FixIt {
    let new = StringLiteralExprSyntax(content: pattern).trimmedDescription
    return Misuse.replace(literal, with: new, message, id: id)
  }
}
