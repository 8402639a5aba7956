import MeerkatCombine
import MeerkatJourney
import MeerkatUI

/// Follows a presenter's directions in a flow of its own, whose steps it shows above a view.
///
/// The directions arrive from a publisher or in a binding, which is set back to nil; the unused
/// source yields none.
struct NavigationHandler<Directions: Publisher, Destination: Hashable, Screen: View>:
  ViewModifier
where Directions.Output == Direction<Destination>, Directions.Failure == Never {
  let directions: Directions
  @Binding var direction: Direction<Destination>?
  let didDismiss: (Dismissal<Destination>) -> Void
  let dialog: (Destination) -> Dialog?
  let screen: (Destination) -> Screen

  @State private var flow = PresenterFlow<Destination>()

  func body(content: Content) -> some View {
    content
      .modifier(
        NextStep(flow: flow, below: nil, didDismiss: didDismiss, dialog: dialog, screen: screen)
      )
      .onReceive(directions) { flow.follow($0, reporting: didDismiss) }
      .onChange(of: direction, initial: true) { takeDirection() }
  }

  /// Follows the direction in the binding, and any that the report puts there.
  private func takeDirection() {
    while let next = direction {
      direction = nil
      // With a binding that can't be set, this would have no end.
      let isTaken = direction == nil
      flow.follow(next, reporting: didDismiss)
      guard isTaken else { return }
    }
  }
}

/// The flow of a presenter; its root is nil, because its first view has no destination.
final class PresenterFlow<Place: Hashable>: Flow {
  // Created when needed: SwiftUI creates a state's initial value more often.
  private(set) lazy var navigator = Navigator<Place?>(root: nil)

  /// Tells the presenter which destination has gone.
  private var report: (Dismissal<Place>) -> Void = { _ in }

  // The view shows the screens itself, in the stack around it.
  func screen(for place: Place?) -> some View { EmptyView() }

  func didDismiss(_ place: Place?, cause: NavigationCause) {
    guard let place else { return }
    report(Dismissal(destination: place, cause: cause == .user ? .user : .presenter))
  }

  /// Goes where the presenter wants to go.
  func follow(
    _ direction: Direction<Place>, reporting report: @escaping (Dismissal<Place>) -> Void
  ) {
    self.report = report
    let top = journey.top.destination.map { "\($0)" } ?? "the view"
    if journey.isAtRoot, case .replaceTop = direction {
      return Mistake.report(
        "A presenter's \(direction) was refused at \(top), which handleNavigation can't replace. "
          + "Let the parent of the view replace it.")
    }
    var own = direction.erased
    if case .replaceAll(let journey) = own {
      // The view stays, and the whole journey lies above it.
      var above = Journey<Place?>(root: nil).erased
      above.carryOut(above.change(into: above.steps + journey.steps))
      own = .replaceAll(with: above)
    }
    _ = NavigationAnswer<Place?>(node.perform(Request(.go(own)), cause: .flow)) {
      "A presenter's \(direction) was refused at \(top). \($0)"
    }
  }

  /// Removes what the user left on screen.
  func userLeft(
    _ item: StepItem<Place>, reporting report: @escaping (Dismissal<Place>) -> Void
  ) {
    self.report = report
    _ = node.perform(Request(.go(Direction.leaveStep(item.id).erased)), cause: .user)
  }
}
