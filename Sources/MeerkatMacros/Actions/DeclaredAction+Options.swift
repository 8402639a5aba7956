import SwiftDiagnostics
import SwiftSyntax

extension DeclaredAction {
  /// Options of which only one can hold.
  private static let unhandled: Set<String> = ["omit", "disable", "default", "report"]

  /// Options that contradict each other or the type.
  var optionMistakes: [Diagnostic] {
    var seen: Set<String> = []
    return options.all.compactMap { option in
      let group = DeclaredAction.unhandled.contains(option.name) ? "unhandled" : option.name
      let isFirst = seen.insert(group).inserted
      let contradiction = "'.\(option.name)' contradicts or repeats an option before it"
      guard let message = isFirst ? unsuitable(option.name) : contradiction else { return nil }
      return Misuse(message).at(option.syntax, options.removal(of: option))
    }
  }

  private func unsuitable(_ name: String) -> String? {
    if name == "required", method == nil {
      return "'.required' is for a method; a property whose type is no optional is required"
    }
    if name == "required" {
      return result == nil
        ? nil : "'.required' is for an action without a result: who answers may have gone"
    }
    if isRequired { return "'.\(name)' is for an optional action; a required one has no options" }
    return switch name {
    case "exclusive" where !isAsync: "'.exclusive' is for an action that is async"
    case "exclusive" where result != nil:
      "'.exclusive' is for an action without a result: a second use would have no answer"
    case "allInOrder" where result != nil:
      "'.allInOrder' is for an action without a result: only one can answer"
    case "disable" where result != nil, "report" where result != nil:
      "'.\(name)' gives no result: an action that is answered has '.omit' or '.default'"
    default: nil
    }
  }
}
