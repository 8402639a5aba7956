import MeerkatJourney
import MeerkatUI

/// Shows the step that lies above a view, and recursively all further steps.
struct NextStep<Destination: Hashable, Screen: View>: ViewModifier {
  let flow: PresenterFlow<Destination>

  /// The step whose screen the view is, or nil for the view at which the flow begins.
  private(set) var below: StepItem<Destination>?

  let patience: Patience
  let didDismiss: (Destination, NavigationCause) -> Void
  let dialog: (Destination) -> Dialog?
  let screen: (Destination) -> Screen

  func body(content: Content) -> some View {
    let next = next
    let pushed = next?.step.style == .push ? next : nil
    content
      .inert(when: pushed != nil)
      .navigationDestination(item: binding(to: pushed), destination: page)
      .modifier(
        Presenting(
          item: next,
          presentation: next?.step.style.presentation,
          dialog: next?.step.destination.flatMap(dialog),
          name: { "A presenter shows \($0.step.destination.map { "\($0)" } ?? "its view")" },
          patience: patience,
          didFail: { flow.wasNotShown($0) },
          didClose: userLeft,
          answers: { $0.step.destination.map(screen) },
          page: { step in NavigationStack { page(step) } }))
  }

  private func page(_ step: StepItem<Destination>) -> some View {
    var above = self
    above.below = step
    return step.step.destination.map(screen).id(step).modifier(above)
  }

  private func userLeft(_ step: StepItem<Destination>, then action: (() -> Void)? = nil) {
    flow.userLeft(step, reporting: didDismiss, then: action)
  }

  private var next: StepItem<Destination>? {
    let journey = flow.journey
    return journey.step(above: below?.id ?? journey.steps[0].id).map { StepItem(step: $0) }
  }

  private func binding(to pushed: StepItem<Destination>?) -> Binding<StepItem<Destination>?> {
    Binding {
      pushed
    } set: { item in
      if let pushed, item == nil { userLeft(pushed) }
    }
  }
}

/// A step with its identity on screen.
struct StepItem<Destination: Hashable>: Hashable, Identifiable {
  let step: Journey<Destination?>.Step

  var id: Journey<Destination?>.Step.ID { step.id }

  static func == (one: StepItem, other: StepItem) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
