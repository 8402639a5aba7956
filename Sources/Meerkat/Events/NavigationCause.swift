/// What made a flow go somewhere.
public enum NavigationCause: Hashable, Sendable {
  /// The flow's own code, such as its answer to an action.
  case flow
  /// A journey that was assigned.
  case assignment
  /// The user, by going back or closing something.
  case user
  /// A link that was opened.
  case link
  /// The end of a flow that had an outcome.
  case outcome
  /// A guard that sent the user elsewhere first.
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
