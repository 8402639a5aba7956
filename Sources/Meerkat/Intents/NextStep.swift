import MeerkatJourney
import MeerkatUI

/// Shows the step that lies on a view, and through it all further ones.
struct NextStep<Destination: Hashable, Screen: View>: ViewModifier {
  let journey: Journey<Destination?>
  let below: PlacedStep<Destination?>
  let screen: (Destination) -> Screen
  let userLeft: (PlacedStep<Destination?>) -> Void

  func body(content: Content) -> some View {
    content
      .navigationDestination(item: pushed, destination: page)
      .modifier(
        Presenting(
          item: next,
          presentation: next?.step.style.presentation,
          question: "",
          didClose: userLeft,
          answers: { $0.step.destination.map(screen) },
          page: { step in NavigationStack { page(step) } }))
  }

  private func page(_ step: PlacedStep<Destination?>) -> some View {
    step.step.destination.map(screen)
      .id(step)
      .modifier(NextStep(journey: journey, below: step, screen: screen, userLeft: userLeft))
  }

  private var next: PlacedStep<Destination?>? {
    guard below.isPlaced(in: journey) else { return nil }
    return journey.step(above: below.step.id).map { PlacedStep(step: $0) }
  }

  private var pushed: Binding<PlacedStep<Destination?>?> {
    let shown = next?.step.style == .push ? next : nil
    return Binding {
      shown
    } set: { item in
      if let shown, item == nil { userLeft(shown) }
    }
  }
}
