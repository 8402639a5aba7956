/// What made a flow go somewhere.
public enum NavigationCause: Hashable, Sendable {
  /// The flow's own code, such as its answer to an action.
  case flow
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
