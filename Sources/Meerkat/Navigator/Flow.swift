import MeerkatJourney
public import MeerkatUI

/// The parent of its screens, and the only object that knows where things go.
///
/// A flow has a navigator, which owns the journey, and makes the screen of each destination. When a
/// screen reports what the user did, the flow decides what happens, such as going somewhere. The
/// screen never knows.
///
/// ```swift
/// final class CourseFlow: Flow {
///   enum Destination: Hashable { case course, task(CourseTask.ID) }
///
///   let navigator = Navigator<Destination>(root: .course)
///
///   func screen(for destination: Destination) -> some View {
///     switch destination {
///     case .course: CourseScreen(didSelectTask: { self.push(.task($0)) })
///     case .task(let id): TaskScreen(id: id, didPressClose: back)
///     }
///   }
/// }
/// ```
///
/// A ``FlowView`` shows the flow: as the root of a window, or as the screen of a destination of
/// another flow, whose stack it then continues. The flow doesn't know which. If its screens show
/// properties of the flow, such as a model, mark it `@Observable`; the journey is observed in any
/// case.
@MainActor
public protocol Flow<Destination>: AnyObject, Sendable {
  /// The type of the places where the flow can go.
  associatedtype Destination: Hashable

  /// The type of the screens that the flow shows at its destinations.
  associatedtype Screen: View

  /// The type of the value that the flow hands to its parent when it finishes; none by default.
  associatedtype Outcome = Never

  /// The engine of the flow; each flow has its own.
  var navigator: Navigator<Destination> { get }

  /// Makes the screen of a destination.
  ///
  /// Also makes the buttons of an alert or dialog whose ``Dialog`` has none.
  @ViewBuilder func screen(for destination: Destination) -> Screen

  /// Returns the content of an alert or a dialog; nil by default.
  ///
  /// An alert or dialog for which this returns nil is shown as a sheet with its screen.
  func dialog(for destination: Destination) -> Dialog?

  /// Returns whether there is something at a destination to which a link leads; true by default.
  ///
  /// Asked while a link is read. If the answer is false, the link leads nowhere, as if its text
  /// fitted no pattern.
  ///
  /// ```swift
  /// func opensLink(to destination: Destination) -> Bool {
  ///   guard case .trip(let name) = destination else { return true }
  ///   return trips.contains { $0.name == name }
  /// }
  /// ```
  func opensLink(to destination: Destination) -> Bool

  /// Returns whether the user may enter a destination, whatever the cause; allows it by default.
  ///
  /// The flow is asked about its root only when `present`, `push` or a link places the flow in
  /// another one. Otherwise the parent guards the destination at which it shows the flow.
  func shouldEnter(_ destination: Destination) -> Permission<Destination>

  /// Returns whether the user may leave a destination for good, whatever the cause.
  ///
  /// Also asked while the destination is on screen: what isn't simply allowed can't be swiped away,
  /// and its back button asks. So an answer changes nothing, and reads what is observed.
  ///
  /// Allows it by default. Going forward from a destination doesn't leave it. If several steps
  /// would go at once, the flow is asked about each of them from the top down, and nothing changes
  /// before the last answer.
  func shouldLeave(_ destination: Destination) -> Permission<Destination>

  /// Called once for each step that has ended, whatever the cause, from the top down.
  ///
  /// By then everything has changed. When the flow itself is left, all its steps end, including the
  /// root. In the sheet of a plain view, they end when the sheet, or its window, has closed.
  func didDismiss(_ destination: Destination, cause: NavigationCause)
}

extension Flow {
  public func dialog(for destination: Destination) -> Dialog? { nil }
  public func opensLink(to destination: Destination) -> Bool { true }
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

  /// Whether a guard is asked only to find out what it would say, while a screen is drawn.
  package var isForeseeing: Bool { node.tree.queue.isForeseeing }

  /// The flow in the tree of flows, where its navigator does the work.
  var node: FlowNode { engine.node }
}
