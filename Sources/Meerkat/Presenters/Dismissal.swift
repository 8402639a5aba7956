/// That a destination is no longer shown, and who ended it.
///
/// ```swift
/// func didDismiss(_ dismissal: Dismissal<Destination>) {
///   if dismissal.destination == .add { draft = nil }
/// }
/// ```
public struct Dismissal<Destination: Hashable> {
  /// Who took a destination off the screen.
  public enum Cause: Hashable, Sendable {
    /// The user, by going back or closing it.
    case user
    /// The presenter, by a direction.
    case presenter
  }

  /// What is no longer shown.
  public let destination: Destination

  /// Who ended it.
  public let cause: Cause

  /// Creates the report that a destination is no longer shown, as the test of a presenter needs it.
  public init(destination: Destination, cause: Cause) {
    self.destination = destination
    self.cause = cause
  }
}

extension Dismissal: Hashable {}

extension Dismissal: Sendable where Destination: Sendable {}
