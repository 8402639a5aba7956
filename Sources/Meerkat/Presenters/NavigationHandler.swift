import MeerkatCombine
import MeerkatJourney
import MeerkatUI

/// Keeps the journey that starts at a view, and carries out the directions of its presenter.
///
/// The directions come one by one from a publisher, or in a binding, which is set back to nil; the
/// one that isn't used gives none. The view itself has no destination, so the journey's root is
/// nil.
struct NavigationHandler<Directions: Publisher, Destination: Hashable, Screen: View>:
  ViewModifier
where Directions.Output == Direction<Destination>, Directions.Failure == Never {
  let directions: Directions
  @Binding var direction: Direction<Destination>?
  let didDismiss: (Dismissal<Destination>) -> Void
  let dialog: (Destination) -> Dialog?
  let screen: (Destination) -> Screen

  @State private var shown = Shown()

  private var journey: Journey<Destination?> { shown.journey }

  /// The journey, equal to another only if both consist of the very same steps, so that SwiftUI
  /// notices when a journey replaces an equal one.
  private struct Shown: Equatable {
    var journey = Journey<Destination?>(root: nil)

    static func == (one: Shown, other: Shown) -> Bool {
      one.journey.steps.map(\.id) == other.journey.steps.map(\.id)
    }
  }

  func body(content: Content) -> some View {
    content
      .modifier(
        NextStep(
          journey: journey,
          below: StepItem(step: journey.steps[0]),
          dialog: dialog,
          screen: screen,
          userLeft: userLeft)
      )
      .onReceive(directions, perform: carryOut)
      .onChange(of: direction, initial: true) { takeDirection() }
  }

  /// Carries out the direction in the binding, and any that the report puts there.
  private func takeDirection() {
    while let next = direction {
      direction = nil
      // With a binding that can't be set, this would have no end.
      let isTaken = direction == nil
      carryOut(next)
      guard isTaken else { return }
    }
  }

  private func carryOut(_ direction: Direction<Destination>) {
    // Only whoever placed this view may replace it.
    if journey.isAtRoot, case .replaceTop = direction { return }
    change(by: .presenter) { journey throws(Refusal) in
      try journey.go(direction.startingAtAView())
    }
  }

  private func userLeft(_ item: StepItem<Destination>) {
    change(by: .user) { journey throws(Refusal) in try journey.go(.leaveStep(item.id)) }
  }

  /// Changes the journey, then reports what has gone; does nothing if that is refused.
  private func change(
    by cause: Dismissal<Destination>.Cause,
    _ change: (inout Journey<Destination?>) throws(Refusal) -> Change<Destination?>
  ) {
    var next = journey
    guard let change = try? change(&next), !change.isEmpty else { return }
    shown.journey = next
    for destination in change.removed.reversed().compactMap(\.destination) {
      didDismiss(Dismissal(destination: destination, cause: cause))
    }
  }
}

extension Direction {
  /// The same direction in a journey whose root is a view that has no destination.
  fileprivate func startingAtAView() -> [Direction<Destination?>] {
    switch self {
    case .forward(let destination, let style): [.forward(to: destination, style: style)]
    case .back: [.back]
    case .backBy(let count): [.backBy(count)]
    case .backToRoot: [.backToRoot]
    case .backTo(let destination): [.backTo(destination)]
    case .leave(let destination): [.leave(destination)]
    // Only the view knows the identities of its own steps.
    case .leaveStep, .remove: []
    case .bringToTop(let destination): [.bringToTop(destination)]
    case .close: [.close]
    case .closeAll: [.closeAll]
    case .replaceTop(let destination, let style): [.replaceTop(with: destination, style: style)]
    case .replaceAll(let journey):
      [.backToRoot] + journey.steps.map { .forward(to: $0.destination, style: $0.style) }
    }
  }
}
