public import MeerkatJourney
public import MeerkatUI

/// The parent of its screens: the only one who knows where things go.
///
/// A flow owns a journey and makes the screen for each destination. It answers what a screen
/// reports by going somewhere, or by doing something else; the screen never knows.
///
/// ```swift
/// @Observable final class CourseFlow: Flow {
///   enum Destination: Hashable { case course, task(CourseTask.ID) }
///
///   var journey = Journey<Destination>(root: .course)
///   let placement = Placement()
///
///   func screen(for destination: Destination) -> some View {
///     switch destination {
///     case .course: CourseScreen(didSelectTask: { self.go(.forward(to: .task($0))) })
///     case .task(let id): TaskScreen(id: id, didPressClose: back)
///     }
///   }
/// }
/// ```
///
/// A ``FlowView`` shows it: as the root of a window, or as the screen of a destination of another
/// flow, in whose stack it then goes on. The flow does not know which.
@MainActor
public protocol Flow<Destination>: AnyObject, Observable, Sendable {
  /// The places that the flow can go.
  associatedtype Destination: Hashable

  /// What the flow shows at its destinations.
  associatedtype Screen: View

  /// What the flow hands to its parent when it has done what it is for; nothing by default.
  associatedtype Outcome = Never

  /// Where the user is.
  ///
  /// What the user does on screen, such as swiping back, arrives here too. An assignment is not
  /// guarded: to ask first, use `go(_:)`.
  var journey: Journey<Destination> { get set }

  /// Where the flow is placed; every flow has its own.
  var placement: Placement { get }

  /// Makes the screen of a destination; for an alert or a dialog, its buttons.
  @ViewBuilder func screen(for destination: Destination) -> Screen

  /// What an alert or a dialog asks; nothing by default.
  func question(for destination: Destination) -> String

  /// Asked before the user comes to a destination, whatever the cause; allowed by default.
  ///
  /// About the root, where the flow begins, it is asked only when the flow is put into another one
  /// by `present`, `push` or a link; a destination of the parent is guarded by the parent.
  func shouldEnter(_ destination: Destination) -> Permission<Destination>

  /// Asked before the user leaves a destination for good, whatever the cause; allowed by default.
  ///
  /// Going on from it, to what then lies above it, does not leave it. When several steps are left
  /// at once they are asked one after the other from the top, and nothing changes before the last
  /// has agreed.
  func shouldLeave(_ destination: Destination) -> Permission<Destination>
}

extension Flow {
  public func question(for destination: Destination) -> String { "" }
  public func shouldEnter(_ destination: Destination) -> Permission<Destination> { .allow }
  public func shouldLeave(_ destination: Destination) -> Permission<Destination> { .allow }
}
