import MeerkatJourney
import MeerkatUI

/// One stack of a flow, and through it all the layers above.
struct FlowLayer<Shown: Flow>: View {
  typealias Placed = PlacedStep<Shown.Destination>

  let flow: Shown
  let root: Placed

  var body: some View {
    let shown = flow.journey
    let (pushes, above) = stack(in: shown)
    NavigationStack(path: path(showing: pushes, in: shown)) {
      FlowScreen(flow: flow, step: root)
        .navigationDestination(for: Placed.self) { step in
          FlowScreen(flow: flow, step: step)
        }
    }
    .presenting(
      above,
      didClose: { flow.userLeft($0, shownIn: shown) },
      question: { flow.question(for: $0) },
      answers: { flow.screen(for: $0) },
      page: { FlowLayer(flow: flow, root: $0) })
  }

  /// What is pushed in this layer, and what is presented above it.
  ///
  /// A layer that has left the journey stays on screen for as long as its closing takes; then there
  /// is nothing on it.
  private func stack(
    in journey: Journey<Shown.Destination>
  ) -> (pushes: [Placed], above: Placed?) {
    let layers = journey.layers
    guard let place = layers.firstIndex(where: { $0.id == root.step.id }) else { return ([], nil) }
    let above = layers.dropFirst(place + 1).first
    return (layers[place].pushes.map { Placed(step: $0) }, above.map { Placed(step: $0.root) })
  }

  /// The path of the stack.
  ///
  /// What the user takes away from it is what was shown, whatever has become of the journey since:
  /// a late swipe must not take away another step.
  private func path(
    showing shown: [Placed], in journey: Journey<Shown.Destination>
  ) -> Binding<[Placed]> {
    Binding {
      shown
    } set: { path in
      let kept = zip(shown, path).prefix { $0 == $1 }.count
      if kept < shown.count { flow.userLeft(shown[kept], shownIn: journey) }
    }
  }
}
