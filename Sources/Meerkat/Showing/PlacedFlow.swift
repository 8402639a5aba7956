import MeerkatJourney
import MeerkatUI

/// A flow where it is placed: as the root of a scene, or in the screen of another flow.
struct PlacedFlow<Shown: Flow>: View {
  private let isWhole: Bool
  private let didFinish: ((Shown.Outcome) -> Void)?

  private let flow: Shown

  /// Whether the screen was made by a flow, which keeps this one.
  private let isCollected: Bool

  @State private var keeper = FlowKeeper<Shown>()
  @Environment(\.flowPlace) private var place

  init(isWhole: Bool, make: () -> Shown, didFinish: ((Shown.Outcome) -> Void)?) {
    self.isWhole = isWhole
    self.didFinish = didFinish
    let collector = FlowCollector.current
    isCollected = collector != nil
    flow = collector?.flow(isWhole: isWhole, make: make, didFinish: didFinish) ?? make()
  }

  var body: some View {
    if isCollected, place != nil {
      root(of: flow)
    } else {
      let flow = keptFlow
      if let place {
        root(of: flow).onAppear { flow.settle(at: place, isWhole: isWhole) }
      } else {
        SceneView(flow: flow)
      }
    }
  }

  @ViewBuilder private func root(of flow: Shown) -> some View {
    if place?.isTab == true {
      FlowStack(flow: flow)
    } else {
      FlowScreen(flow: flow, step: PlacedStep(step: flow.journey.steps[0]))
    }
  }

  private var keptFlow: Shown {
    let flow = keeper.flow { self.flow }
    flow.placement.outcomeHandler = didFinish.map { didFinish in
      { if let outcome = $0 as? Shown.Outcome { didFinish(outcome) } }
    }
    return flow
  }
}

/// A flow as the root of a scene.
private struct SceneView<Shown: Flow>: View {
  let flow: Shown

  var body: some View {
    SceneLayerView(layers: flow.layers(), root: flow)
      .preference(key: SceneAddress.self, value: flow.link)
      .onOpenURL { flow.open($0.absoluteString) }
  }
}

/// A flow in a tab: its stack, without what it presents, which lies above all tabs.
private struct FlowStack<Shown: Flow>: View {
  let flow: Shown

  var body: some View {
    if let layer = flow.layers().first { SceneStack(layer: layer) }
  }
}
