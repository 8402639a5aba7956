import SwiftDiagnostics
import SwiftSyntax

extension FlowClass {
  /// `@Flow` on something that is no class.
  static func notAClass(
    _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax
  ) -> Diagnostic {
    let misuse = Misuse(
      message: "@Flow belongs to a class: a flow is one object, to which its screens report",
      id: "notAClass")
    let keyword =
      declaration.as(StructDeclSyntax.self)?.structKeyword
      ?? declaration.as(ActorDeclSyntax.self)?.actorKeyword
    guard let keyword else { return misuse.at(attribute) }
    let fixIt = Misuse.replace(
      keyword, with: "final class", "make it a final class", id: "makeClass")
    return misuse.at(keyword, [fixIt])
  }

  /// What is wrong with the flow.
  func mistakes(of attribute: AttributeSyntax) -> [Diagnostic] {
    let ofClass = [observableMistake, finalMistake, actorMistake(attribute), placementMistake]
    let ofMembers =
      destination == nil ? [destinationMistake] : [journeyMistake, screenMistake]
    return (ofClass + ofMembers).compactMap(\.self)
  }

  private var observableMistake: Diagnostic? {
    guard let observable = declaration.attributes.attribute("Observable") else { return nil }
    return Misuse(message: "@Flow makes the class observable by itself", id: "observable")
      .at(observable, [Misuse.removeAttribute(observable, "remove @Observable")])
  }

  private var finalMistake: Diagnostic? {
    let modifiers = declaration.modifiers
    guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) else { return nil }
    let open = modifiers.first { $0.name.tokenKind == .keyword(.open) }?.name
    let fixIt =
      if let open {
        Misuse.replace(open, with: "public final", "make it final", id: "makeFinal")
      } else {
        Misuse.replace(
          declaration.classKeyword, with: "final class", "make it final", id: "makeFinal")
      }
    return Misuse(message: "a flow is a final class", id: "notFinal")
      .at(declaration.classKeyword, [fixIt])
  }

  /// A conformance that a macro adds does not bring the class onto the main actor.
  private func actorMistake(_ attribute: AttributeSyntax) -> Diagnostic? {
    guard !isOnMainActor else { return nil }
    let fixIt = Misuse.replace(
      attribute, with: "@MainActor \(attribute.trimmedDescription)", "add @MainActor",
      id: "addMainActor")
    return Misuse(
      message: "a flow is on the main actor, and a macro cannot bring it there: write @MainActor",
      id: "notOnMainActor"
    ).at(attribute, [fixIt])
  }

  private var placementMistake: Diagnostic? {
    guard let placement = item(ofProperty: "placement") else { return nil }
    return Misuse(message: "@Flow writes 'placement' by itself", id: "placement")
      .at(
        placement,
        [
          Misuse.remove(placement, wholeLine: true, "remove it", id: "removePlacement")
        ])
  }

  private var destinationMistake: Diagnostic {
    let fixIt = insert(
      ["enum Destination: Hashable {", "  case <#first#>", "}"], after: nil,
      "add the destinations", id: "addDestination")
    return Misuse(
      message: "a flow has destinations: declare them as the enum 'Destination' in the class",
      id: "noDestination"
    ).at(declaration.name, [fixIt])
  }

  private var journeyMistake: Diagnostic? {
    guard journey == nil, let destination else { return nil }
    let root = cases.first.map { ".\($0.placeholder)" } ?? "<#root#>"
    let line = "var journey = Journey<\(destination)>(root: \(root))"
    let fixIt = insert([line], after: destinationItem, "add '\(line)'", id: "addJourney")
    return Misuse(
      message: "a flow has a journey, which begins at the destination that is its root",
      id: "noJourney"
    ).at(declaration.name, [fixIt])
  }

  private var screenMistake: Diagnostic? {
    guard screen == nil, let destination else { return nil }
    let places = cases.map { "case .\($0.matched): <#screen#>" }
    let body = places.isEmpty ? ["<#screen#>"] : ["switch destination {"] + places + ["}"]
    let lines =
      ["func screen(for destination: \(destination)) -> some View {"]
      + body.map { "  \($0)" } + ["}"]
    let fixIt = append(lines, "add 'screen(for:)'", id: "addScreen")
    return Misuse(
      message: "a flow has a screen for each destination: write 'screen(for:)' in the class",
      id: "noScreen"
    ).at(declaration.name, [fixIt])
  }

  /// Makes a fix-it that adds a member; nil is the beginning of the class.
  private func insert(
    _ lines: [String], after item: MemberBlockItemSyntax?, _ message: String, id: String
  ) -> FixIt {
    let text = lines.map { "\n\(indentation)\($0)" }.joined()
    guard let item else {
      return Misuse.replace(
        declaration.memberBlock.leftBrace, with: "{" + text, message, id: id)
    }
    return Misuse.replace(item, with: item.trimmedDescription + "\n" + text, message, id: id)
  }

  /// Makes a fix-it that adds a member at the end of the class.
  private func append(_ lines: [String], _ message: String, id: String) -> FixIt {
    let brace = declaration.memberBlock.rightBrace
    let space = brace.leadingTrivia.description
    let text = lines.map { "\n\(indentation)\($0)" }.joined()
    var end: TokenSyntax = .identifier("\n" + text + (space.isEmpty ? "\n" : space) + "}")
    end.trailingTrivia = brace.trailingTrivia
    return FixIt(
      message: Mending(message: message, id: id),
      changes: [.replace(oldNode: Syntax(brace), newNode: Syntax(end))])
  }

  /// The space before the members, which is that of the first one.
  private var indentation: String {
    let lines = items.first?.leadingTrivia.description.split(
      separator: "\n", omittingEmptySubsequences: false)
    guard let lines, lines.count > 1, let last = lines.last else { return "  " }
    return String(last)
  }
}

extension EnumCaseElementSyntax {
  private var parameters: [EnumCaseParameterSyntax] {
    parameterClause.map { Array($0.parameters) } ?? []
  }

  /// The case with gaps for its values: `details(id: <#Int#>)`.
  fileprivate var placeholder: String {
    let values = parameters.map { ($0.label.map { "\($0): " } ?? "") + "<#\($0.type.trimmed)#>" }
    return name.text + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }

  /// The case in a `switch`: `details(let id)`.
  fileprivate var matched: String {
    let values = parameters.map { "let \($0.name ?? "<#name#>")" }
    return name.text + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }
}

extension EnumCaseParameterSyntax {
  /// What stands before the value where the case is made.
  var label: String? {
    guard let first = firstName?.text, first != "_" else { return nil }
    return first
  }

  /// What the value is called.
  var name: String? { secondName?.text ?? label }
}
