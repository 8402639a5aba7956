/// A destination that is no longer shown, and what ended it.
///
/// ```swift
/// func didDismiss(_ dismissal: Dismissal<Destination>) {
///   if dismissal.destination == .add { draft = nil }
/// }
/// ```
public struct Dismissal<Destination: Hashable> {
  /// What ended a destination.
  public enum Cause: Hashable, Sendable {
    /// The user, by going back or closing it.
    case user
    /// The presenter, by a direction.
    case presenter
  }

  /// The destination that is no longer shown.
  public let destination: Destination

  /// What ended it.
  public let cause: Cause

  /// Creates a dismissal, for the test of a presenter or to pass one on.
  public init(destination: Destination, cause: Cause) {
    self.destination = destination
    self.cause = cause
  }
}

extension Dismissal: Hashable {}

extension Dismissal: Sendable where Destination: Sendable {}
