public import MeerkatJourney

/// What a flow answers when it is asked whether the user may leave or enter a place.
///
/// ```swift
/// func shouldEnter(_ destination: Destination) -> Permission<Destination> {
///   destination == .account && !isSignedIn ? .first(.signIn, style: .sheet) : .allow
/// }
///
/// func shouldLeave(_ destination: Destination) -> Permission<Destination> {
///   destination == .editor && hasChanges ? .ask(Question("Discard changes?")) : .allow
/// }
/// ```
public enum Permission<Destination: Hashable> {
  /// The user may go.
  case allow

  /// The user stays; everything is as it was before.
  case refuse

  /// The user decides: on "yes" the user goes, on "no" the user stays.
  case ask(Question)

  /// The user goes elsewhere first, and on from there to where the user was going.
  ///
  /// When the user has left that destination, whichever way, the flow is asked once more. When it
  /// then sends the user to the same place again, the user stays.
  case first(Destination, style: Style = .push)

  /// The user goes to another place instead.
  case redirect(to: Destination, style: Style = .push)

  /// The answer is not known yet.
  ///
  /// Until it comes, everything stays as it is. The guard may present a flow in the meantime and
  /// wait for its outcome. Another navigation that concerns the same flows takes the place of the
  /// one that waits.
  case later(@MainActor () async -> Permission)
}

extension Permission: Sendable where Destination: Sendable {}
