/// A destination that is no longer shown, and the cause.
///
/// ```swift
/// func didDismiss(_ dismissal: Dismissal<Destination>) {
///   if dismissal.destination == .add { draft = nil }
/// }
/// ```
public struct Dismissal<Destination: Hashable> {
  /// The cause of a dismissal.
  public enum Cause: Hashable, Sendable {
    /// The user, by going back or closing it.
    case user
    /// The presenter, by a direction.
    case presenter
  }

  /// The destination that is no longer shown.
  public let destination: Destination

  /// The cause of the dismissal.
  public let cause: Cause

  /// Creates a dismissal, to test a presenter or to forward one.
  public init(destination: Destination, cause: Cause) {
    self.destination = destination
    self.cause = cause
  }
}

extension Dismissal: Hashable {}

extension Dismissal: Sendable where Destination: Sendable {}
