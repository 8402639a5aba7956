import MeerkatCombine
import MeerkatJourney
import MeerkatUI

/// Keeps the journey that starts at a view, and carries out the directions of its presenter.
///
/// The view itself has no destination, so the journey's root is nil.
struct NavigationHandler<Directions: Publisher, Destination: Hashable, Screen: View>:
  ViewModifier
where Directions.Output == Direction<Destination>, Directions.Failure == Never {
  let directions: Directions
  let didDismiss: (Dismissal<Destination>) -> Void
  let screen: (Destination) -> Screen

  @State private var place = PlacedJourney(journey: Journey<Destination?>(root: nil))

  private var journey: Journey<Destination?> { place.journey }

  func body(content: Content) -> some View {
    content
      .modifier(
        NextStep(
          journey: journey,
          below: PlacedStep(step: journey.steps[0]),
          screen: screen,
          userLeft: userLeft)
      )
      .onReceive(directions, perform: carryOut)
  }

  private func carryOut(_ direction: Direction<Destination>) {
    // Replacing this view is for those who placed it.
    if journey.isAtRoot, case .replaceTop = direction { return }
    change(by: .presenter) { journey throws(Refusal) in
      try journey.go(direction.startingAtAView())
    }
  }

  private func userLeft(_ step: PlacedStep<Destination?>) {
    guard step.isPlaced(in: journey) else { return }
    change(by: .user) { journey throws(Refusal) in try journey.remove(step.step.id) }
  }

  /// Changes the journey, then reports; a refusal leaves everything as it is.
  private func change(
    by cause: Dismissal<Destination>.Cause,
    _ change: (inout Journey<Destination?>) throws(Refusal) -> Change<Destination?>
  ) {
    var next = journey
    guard let change = try? change(&next), !change.isEmpty else { return }
    place.journey = next
    for destination in change.removed.reversed().compactMap(\.destination) {
      didDismiss(Dismissal(destination: destination, cause: cause))
    }
  }
}
