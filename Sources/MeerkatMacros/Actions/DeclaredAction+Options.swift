import SwiftDiagnostics
import SwiftSyntax

extension DeclaredAction {
  /// Options of which only one can hold.
  private static let unheard: Set<String> = [
    "omit", "disable", "default", "open", "report", "assert",
  ]
  private static let repeated: Set<String> = ["lastWins", "allInOrder", "warn"]

  /// Options that contradict each other or the type.
  var optionMistakes: [Diagnostic] {
    var seen: Set<String> = []
    return options.compactMap { option in
      let group =
        DeclaredAction.unheard.contains(option.name)
        ? "unheard" : DeclaredAction.repeated.contains(option.name) ? "repeated" : option.name
      let isFirst = seen.insert(group).inserted
      guard let message = isFirst ? unsuitable(option.name) : contradiction(option.name) else {
        return nil
      }
      return Misuse(message: message, id: "option").at(option.syntax, [removal(of: option)])
    }
  }

  private func contradiction(_ name: String) -> String {
    "'.\(name)' contradicts or repeats an option before it"
  }

  private func unsuitable(_ name: String) -> String? {
    if isRequired { return "'.\(name)' is for an optional action; a required one has no options" }
    return switch name {
    case "exclusive" where !isAsync: "'.exclusive' is for an action that is async"
    case "exclusive" where result != nil:
      "'.exclusive' is for an action without a result: a second use would have no answer"
    case "allInOrder" where result != nil:
      "'.allInOrder' is for an action without a result: only one can answer"
    case "disable" where result != nil, "open" where result != nil, "report" where result != nil,
      "assert" where result != nil:
      "'.\(name)' gives no result: an action that is answered has '.omit' or '.default'"
    default: nil
    }
  }

  /// Takes the option away, and the parentheses with the last one.
  private func removal(of option: DeclaredOption) -> FixIt {
    guard let attribute = declaration.attribute("Action"),
      case .argumentList(let arguments)? = attribute.arguments
    else { return Misuse.remove(option.syntax, "remove it", id: "removeOption") }
    let kept = arguments.filter { $0.id != option.syntax.id }
      .map { $0.expression.trimmedDescription }
    let text = kept.isEmpty ? "@Action" : "@Action(\(kept.joined(separator: ", ")))"
    return Misuse.replace(attribute, with: text, "remove it", id: "removeOption")
  }
}
