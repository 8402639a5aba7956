import MeerkatJourney
public import MeerkatUI

/// The parent of its screens, and the only one that knows where things go.
///
/// A flow has a navigator, which owns where the user is, and makes the screen of each destination.
/// When a screen reports what the user did, the flow answers by going somewhere or by doing
/// something else; the screen never knows.
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
/// A ``FlowView`` shows the flow: as the root of a window, or as the screen of a destination of
/// another flow, whose stack it then continues. The flow doesn't know which. If its screens show
/// properties of the flow, such as a model, mark it `@Observable`; the journey is observed anyway.
@MainActor
public protocol Flow<Destination>: AnyObject, Sendable {
  /// The places that the flow can go.
  associatedtype Destination: Hashable

  /// What the flow shows at its destinations.
  associatedtype Screen: View

  /// What the flow hands to its parent when it finishes; nothing by default.
  associatedtype Outcome = Never

  /// The engine of the flow; every flow keeps one of its own.
  var navigator: Navigator<Destination> { get }

  /// Makes the screen of a destination, or the buttons of an alert or dialog without
  /// ``dialog(for:)``.
  @ViewBuilder func screen(for destination: Destination) -> Screen

  /// Returns what an alert or a dialog says, and its buttons; nil by default.
  func dialog(for destination: Destination) -> Dialog?

  /// Decides whether the user may enter a destination, whatever the cause; allows it by default.
  ///
  /// The flow is asked about its root only when `present`, `push` or a link puts the flow into
  /// another one. Otherwise the parent guards the destination at which it shows the flow.
  func shouldEnter(_ destination: Destination) -> Permission<Destination>

  /// Decides whether the user may leave a destination for good, whatever the cause; allows it by
  /// default.
  ///
  /// Going forward from a destination doesn't leave it. When several steps would go at once, the
  /// flow is asked about them one after the other from the top, and nothing changes before the last
  /// answer.
  func shouldLeave(_ destination: Destination) -> Permission<Destination>

  /// Called once for every step that has ended, whoever ended it; the uppermost first.
  ///
  /// At that time everything has changed already. When the flow itself is left, all its steps end,
  /// including the root.
  func didDismiss(_ destination: Destination, cause: NavigationCause)
}

extension Flow {
  public func dialog(for destination: Destination) -> Dialog? { nil }
  public func shouldEnter(_ destination: Destination) -> Permission<Destination> { .allow }
  public func shouldLeave(_ destination: Destination) -> Permission<Destination> { .allow }
  public func didDismiss(_ destination: Destination, cause: NavigationCause) {}
}

extension Flow {
  /// The navigator, attached to this flow, whose rules it follows.
  var engine: Navigator<Destination> {
    let navigator = navigator
    navigator.attach(to: self)
    return navigator
  }

  /// The flow in the tree of flows, where its navigator does the work.
  var node: FlowNode { engine.node }
}
