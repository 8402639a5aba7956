/// What made a journey change.
public enum NavigationCause: Hashable, Sendable {
  /// The flow's own code, such as its answer to an action.
  case flow
  /// An assignment to the journey.
  case assignment
  /// The user, by going back or closing something.
  case user
  /// A link that was opened.
  case link
  /// A flow that finished with an outcome.
  case outcome
  /// A guard that sent the user elsewhere, or no longer allows a step.
  case guarded
  /// An archive that was restored.
  case restoration
}

extension NavigationCause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow: "the flow"
    case .assignment: "an assignment"
    case .user: "the user"
    case .link: "a link"
    case .outcome: "an outcome"
    case .guarded: "a guard"
    case .restoration: "restoration"
    }
  }
}
