import MeerkatPatterns
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The checks of the link of one case.
extension LinkedCase {
  var mistakes: [Diagnostic] {
    if let flaw = pattern.flaw { return [mistake(flaw)] }
    let strangers = matching.filter { $0.value == nil }.map { mistake(inParameter: $0.parameter) }
    guard strangers.isEmpty else { return strangers }
    let forgotten = unmatched.map(mistake(inValue:))
    guard forgotten.isEmpty else { return forgotten }
    return matching.compactMap { parameter, value in value.flatMap { countMistake(parameter, $0) } }
  }

  /// A parameter that stands for nothing.
  private func mistake(inParameter parameter: PatternText.Parameter) -> Diagnostic {
    let names = unmatched.compactMap(\.name)
    let candidates =
      names.isEmpty ? "no further value" : names.map { "'\($0)'" }.joined(separator: ", ")
    let fixIts = names.map { name in
      let new = PatternText.Parameter(name: name, place: parameter.place).text
      return write(pattern.replacing(parameter.text, with: new), offering: new)
    }
    return Misuse("\(parameter.text) stands for no value of '\(name)', which has \(candidates)").at(
      literal, fixIts)
  }

  /// A value that no parameter stands for.
  private func mistake(inValue value: LinkedValue) -> Diagnostic {
    let new = value.parameter
    let isQuery = value.count == .oneOrNone || value.count == .any
    let fixed = isQuery ? pattern.addingQuery(new) : pattern.addingSegment("{\(new)}")
    return Misuse("the link of '\(name)' has no parameter for '\(value.name ?? value.type)'").at(
      value.syntax, write(fixed))
  }

  /// A parameter whose place does not suit the type of the value.
  private func countMistake(_ parameter: PatternText.Parameter, _ value: LinkedValue) -> Diagnostic?
  {
    let isLast = pattern.segments.last.map(String.init) == parameter.text
    return switch (parameter.place, value.count) {
    case (.segment, .any) where isLast:
      mistake(.notOneValue(parameter.name), rewriting(parameter, as: .tail))
    case (.segment, .oneOrNone), (.segment, .any):
      mistake(.notOneValue(parameter.name), pattern.movingToQuery(parameter))
    case (.tail, .oneOrNone): mistake(.notAnArray(parameter.name), pattern.movingToQuery(parameter))
    case (.tail, .one): mistake(.notAnArray(parameter.name), rewriting(parameter, as: .segment))
    default: nil
    }
  }

  private func mistake(_ flaw: LinkProblem.Flaw, _ fixed: String) -> Diagnostic {
    misuse(flaw).at(literal, write(fixed))
  }

  private func rewriting(_ parameter: PatternText.Parameter, as place: PatternText.Location)
    -> String
  {
    let new = PatternText.Parameter(name: parameter.name, place: place)
    return pattern.replacing(parameter.text, with: new.text)
  }

  /// A flaw of the pattern itself.
  private func mistake(_ flaw: LinkProblem.Flaw) -> Diagnostic {
    let fixIts: [FixIt] =
      switch flaw {
      case .braces(let text), .query(let text): mendings(of: text, in: flaw)
      case .namelessParameter: namings(of: pattern.text.contains("{}") ? "{}" : "{...}")
      default: []
      }
    return misuse(flaw).at(literal, fixIts)
  }

  /// A fix-it for a parameter or a query of which only a name and perhaps a brace is there.
  private func mendings(of text: String, in flaw: LinkProblem.Flaw) -> [FixIt] {
    let name = text.filter { !"{}".contains($0) }
    let isQuery = if case .query = flaw { true } else { false }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName, !name.isEmpty, text.firstRange(of: name) != nil else { return [] }
    let fixed = pattern.replacing(text, with: isQuery ? "\(name)={\(name)}" : "{\(name)}")
    return [write(fixed)]
  }

  /// Fix-its that name a parameter after each value that has none.
  private func namings(of nameless: String) -> [FixIt] {
    let taken = pattern.parameters.map(\.name)
    return values.compactMap(\.name).filter { !taken.contains($0) }.map { name in
      write(pattern.replacing(nameless, with: "{" + name + nameless.dropFirst()))
    }
  }

  private func misuse(_ flaw: LinkProblem.Flaw) -> Misuse { Misuse(flaw.description) }

  /// Makes a fix-it that writes another pattern.
  private func write(_ pattern: String, offering text: String? = nil) -> FixIt {
    let new = StringLiteralExprSyntax(content: pattern).trimmedDescription
    return Misuse.replace(literal, with: new, "write \(text ?? "\"\(pattern)\"")")
  }
}
