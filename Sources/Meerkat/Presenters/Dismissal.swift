/// A destination that is no longer shown, and the cause.
///
/// ```swift
/// func didDismiss(_ dismissal: Dismissal<Destination>) {
///   if dismissal.destination == .add { draft = nil }
/// }
/// ```
public struct Dismissal<Destination: Hashable> {
  /// The destination that is no longer shown.
  public let destination: Destination

  /// The cause: `flow` for the presenter's own direction, `user` for the user.
  public let cause: NavigationCause

  /// Creates a dismissal, to test a presenter or to forward one.
  public init(destination: Destination, cause: NavigationCause) {
    self.destination = destination
    self.cause = cause
  }
}

extension Dismissal: Hashable {}

extension Dismissal: Sendable where Destination: Sendable {}
