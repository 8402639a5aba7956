import MeerkatJourney
public import MeerkatUI

/// The parent of its screens: the only one who knows where things go.
///
/// A flow has a navigator, which owns where the user is, and makes the screen for each destination.
/// It answers what a screen reports by going somewhere, or by doing something else; the screen
/// never knows.
///
/// ```swift
/// final class CourseFlow: Flow {
///   enum Destination: Hashable { case course, task(CourseTask.ID) }
///
///   let navigator = Navigator<Destination>(root: .course)
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
/// flow, in whose stack it then goes on. The flow does not know which. What its screens show beside
/// where the user is, such as a model of its own, is observed as in any view: mark the flow
/// `@Observable` when it has such properties.
@MainActor
public protocol Flow<Destination>: AnyObject, Sendable {
  /// The places that the flow can go.
  associatedtype Destination: Hashable

  /// What the flow shows at its destinations.
  associatedtype Screen: View

  /// What the flow hands to its parent when it has done what it is for; nothing by default.
  associatedtype Outcome = Never

  /// The engine of the flow; every flow has its own, and keeps it.
  var navigator: Navigator<Destination> { get }

  /// Makes the screen of a destination; for an alert or a dialog without ``dialog(for:)``, its
  /// buttons.
  @ViewBuilder func screen(for destination: Destination) -> Screen

  /// What an alert or a dialog says, and its buttons; none by default.
  func dialog(for destination: Destination) -> Dialog?

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

  /// Told once for every step that has ended, by whomever; the uppermost first.
  ///
  /// Everything has changed already. When the flow itself is left, all its steps end, the root
  /// included.
  func didDismiss(_ destination: Destination, cause: NavigationCause)
}

extension Flow {
  public func dialog(for destination: Destination) -> Dialog? { nil }
  public func shouldEnter(_ destination: Destination) -> Permission<Destination> { .allow }
  public func shouldLeave(_ destination: Destination) -> Permission<Destination> { .allow }
  public func didDismiss(_ destination: Destination, cause: NavigationCause) {}
}

extension Flow {
  /// The navigator, which knows by now whose rules hold.
  var engine: Navigator<Destination> {
    let navigator = navigator
    navigator.attach(to: self)
    return navigator
  }

  /// The flow's place in the tree of flows.
  var node: FlowNode { engine.node }
}
