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
/// A ``FlowView`` shows it.
@MainActor
public protocol Flow: AnyObject, Observable {
  /// The places that the flow can go.
  associatedtype Destination: Hashable

  /// What the flow shows at its destinations.
  associatedtype Screen: View

  /// Where the user is.
  ///
  /// What the user does on screen, such as swiping back, arrives here too.
  var journey: Journey<Destination> { get set }

  /// Makes the screen of a destination; for an alert or a dialog, its buttons.
  @ViewBuilder func screen(for destination: Destination) -> Screen

  /// What an alert or a dialog asks; nothing by default.
  func question(for destination: Destination) -> String
}

extension Flow {
  public func question(for destination: Destination) -> String { "" }
}
