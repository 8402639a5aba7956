import MeerkatPatterns
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

extension LinkedTable {
  /// What is wrong with the links: first each by itself, then those that do not go together.
  func mistakes(of attribute: AttributeSyntax) -> [Diagnostic] {
    let declared =
      genericMistake.list + declarations.flatMap(mistakes(in:)) + conditionalMistakes + nameMistakes
    let own = declared + cases.flatMap(\.mistakes)
    if !own.isEmpty { return own }
    return cases.isEmpty ? [emptyMistake(attribute)] : pairMistakes
  }

  /// An enum in or with which Swift allows no static property to be stored.
  private var genericMistake: Diagnostic? {
    guard place.isInGenericType || declaration.genericParameterClause != nil else { return nil }
    let text =
      "a generic type can't keep a table of links: declare '\(declaration.name.text)' outside of generic types, "
      + "and without type parameters, or write 'links' by hand"
    return Misuse(text).at(declaration.name)
  }

  /// No case has a link.
  private func emptyMistake(_ attribute: AttributeSyntax) -> Diagnostic {
    let misuse = Misuse("no case of '\(declaration.name.text)' has a link: write @Link before one")
    guard let first = declarations.first, let element = first.elements.first else {
      return misuse.at(attribute)
    }
    let parameters = (element.parameterClause?.parameters ?? []).enumerated().map {
      "/{\(LinkedValue($1, at: $0).parameter)}"
    }
    let link = "@Link(\"\(element.name.text.filter { $0 != "`" })\(parameters.joined())\")"
    return misuse.at(
      attribute, Misuse.replace(first.caseKeyword, with: "\(link) case", "write \(link)"))
  }

  /// What is wrong with the attributes of a case.
  private func mistakes(in declaration: EnumCaseDeclSyntax) -> [Diagnostic] {
    guard let link = declaration.links.first else { return [] }
    let repeated = declaration.links.dropFirst().map { second in
      Misuse("a case has one link, so it has one address").at(
        second, Misuse.removeAttribute(second, "remove this one"))
    }
    return repeated + severalMistake(declaration).list + literalMistake(link).list
  }

  /// Several cases with one link.
  private func severalMistake(_ declaration: EnumCaseDeclSyntax) -> Diagnostic? {
    let elements = declaration.elements
    guard elements.count > 1, let second = elements.dropFirst().first else { return nil }
    let names = elements.map { element in
      element.name.text + (element.parameterClause?.trimmedDescription ?? "")
        + (element.rawValue.map { " \($0.trimmedDescription)" } ?? "")
    }
    let fixed = names.joined(separator: "\n\(declaration.indentation)case ")
    let fixIt = Misuse.replace(elements, with: fixed, "write a case for each")
    return Misuse("a link belongs to one case: it cannot lead to several").at(second.name, fixIt)
  }

  private func literalMistake(_ link: AttributeSyntax) -> Diagnostic? {
    guard let pattern = link.arguments?.as(LabeledExprListSyntax.self)?.first?.expression,
      pattern.as(StringLiteralExprSyntax.self)?.representedLiteralValue == nil
    else { return nil }
    let text = "a pattern is a text that is written out here, for it is read while compiling"
    return Misuse(text).at(pattern)
  }

  /// Cases of one name, between which no pattern of Swift can decide.
  private var nameMistakes: [Diagnostic] {
    let names = declarations.flatMap(\.elements).map(\.name)
    return cases.filter { one in names.count { $0.text == one.name } > 1 }.map { one in
      let text = "another case is called '\(one.name)' as well: give each a name of its own"
      return Misuse(text).at(one.element.name)
    }
  }

  /// Links under `#if`, which a table of one expression cannot have.
  private var conditionalMistakes: [Diagnostic] {
    declaration.memberBlock.conditional(EnumCaseDeclSyntax.self).flatMap(\.links).map {
      Misuse("@Linked does not read links under '#if': write 'links' by hand").at($0)
    }
  }

  /// Patterns that match the same links.
  private var pairMistakes: [Diagnostic] {
    cases.indices.dropFirst().compactMap { index in
      let rival = cases[..<index].first { $0.hasShape(of: cases[index]) }
      return rival.map { cases[index].clash(with: $0) }
    }
  }
}

extension LinkedCase {
  /// Whether this link and another surely match the same addresses.
  fileprivate func hasShape(of other: LinkedCase) -> Bool {
    let (slots, others) = (slots, other.slots)
    return slots.count == others.count && zip(slots, others).allSatisfy { $0.isRival(of: $1) }
  }

  private var slots: [LinkSlot] {
    pattern.segments.map { segment in
      guard let found = PatternText.parameter(in: segment, of: .segment),
        let value = matching.first(where: { $0.parameter.name == found.name })?.value
      else { return .text(String(segment)) }
      return found.place == .tail ? .tail(value) : .parameter(value)
    }
  }

  fileprivate func clash(with other: LinkedCase) -> Diagnostic {
    let patterns = "“\(other.pattern.text)” of '\(other.name)' and “\(pattern.text)”"
    return Misuse("\(patterns): \(LinkProblem.Flaw.sameShape.description)").at(literal)
  }
}

/// A pattern's content at one position.
private enum LinkSlot {
  case text(String)
  case parameter(LinkedValue)
  case tail(LinkedValue)

  func isRival(of other: LinkSlot) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let two)): one == two
    case (.parameter(let one), .parameter(let two)): one.overlaps(two)
    case (.tail, .tail): true
    default: false
    }
  }
}

extension EnumCaseDeclSyntax {
  /// The space before the case.
  fileprivate var indentation: String {
    String(
      leadingTrivia.description.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
  }
}
