import MeerkatJourney
import MeerkatUI

/// The screen of one step, with a state that lives as long as the step.
struct FlowScreen<Shown: Flow>: View {
  let flow: Shown
  let step: PlacedStep<Shown.Destination>

  var body: some View {
    flow.placingScreen(at: step)
      .id(step)
      .environment(\.flowPlace, FlowPlace(flow: flow, step: AnyHashable(step)))
  }
}
