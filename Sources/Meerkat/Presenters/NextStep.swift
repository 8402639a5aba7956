import MeerkatJourney
import MeerkatUI

/// Shows the step that lies on a view, and through it all further steps.
struct NextStep<Destination: Hashable, Screen: View>: ViewModifier {
  let journey: Journey<Destination?>
  let below: StepItem<Destination>
  let dialog: (Destination) -> Dialog?
  let screen: (Destination) -> Screen
  let userLeft: (StepItem<Destination>) -> Void

  func body(content: Content) -> some View {
    content
      .navigationDestination(item: pushed, destination: page)
      .modifier(
        Presenting(
          item: next,
          presentation: next?.step.style.presentation,
          dialog: next?.step.destination.flatMap(dialog),
          didClose: userLeft,
          answers: { $0.step.destination.map(screen) },
          page: { step in NavigationStack { page(step) } }))
  }

  private func page(_ step: StepItem<Destination>) -> some View {
    step.step.destination.map(screen)
      .id(step)
      .modifier(
        NextStep(
          journey: journey, below: step, dialog: dialog, screen: screen, userLeft: userLeft))
  }

  private var next: StepItem<Destination>? {
    journey.step(above: below.step.id).map { StepItem(step: $0) }
  }

  private var pushed: Binding<StepItem<Destination>?> {
    let shown = next?.step.style == .push ? next : nil
    return Binding {
      shown
    } set: { item in
      if let shown, item == nil { userLeft(shown) }
    }
  }
}

/// A step as one particular thing on screen.
struct StepItem<Destination: Hashable>: Hashable, Identifiable {
  let step: Step<Destination?>

  var id: Step<Destination?>.ID { step.id }

  static func == (one: StepItem, other: StepItem) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
