import MeerkatJourney
import MeerkatUI

/// One stack of a scene, and through it all those that are presented above.
struct SceneLayerView: View {
  /// This layer, then those above it; no slice, which would keep the flows below alive.
  let layers: [SceneLayer]

  /// The flow at the root, which knows whether the user is being asked something.
  let root: any Flow

  var body: some View {
    if let layer = layers.first {
      let above = Array(layers.dropFirst())
      SceneStack(layer: layer)
        .modifier(
          Presenting(
            item: above.first?.base,
            presentation: above.first?.base.style.presentation,
            question: above.first.map { $0.base.flow.question(at: $0.base.step) } ?? "",
            didClose: { $0.flow.userLeft($0.step) },
            answers: { $0.flow.answers(at: $0.step) },
            page: { entry in
              // A page that is closing is shown a while longer, when it has left the journey.
              let isShown = above.first?.base == entry
              SceneLayerView(layers: isShown ? above : [SceneLayer(base: entry)], root: root)
            })
        )
        .modifier(Asking(asked: isUppermost(above) ? root.pendingQuestion : nil))
    }
  }

  /// Whether nothing lies above that could show a question itself.
  private func isUppermost(_ above: [SceneLayer]) -> Bool {
    above.first?.base.style.presentation?.takesSteps != true
  }
}

/// One stack: a screen, and what is pushed onto it.
struct SceneStack: View {
  let layer: SceneLayer

  var body: some View {
    if layer.hasOwnStacks {
      SceneStepScreen(entry: layer.base)
    } else {
      NavigationStack(path: path) {
        SceneStepScreen(entry: layer.base)
          .navigationDestination(for: SceneStep.self) { SceneStepScreen(entry: $0) }
      }
      .coveringPages(of: layer)
    }
  }

  /// The path of the stack.
  ///
  /// What the user takes away from it is what was shown, whatever has become of the journey since:
  /// a late swipe must not take away another step.
  private var path: Binding<[SceneStep]> {
    let shown = layer.pushes
    return Binding {
      shown
    } set: { path in
      let kept = zip(shown, path).prefix { $0 == $1 }.count
      if kept < shown.count { shown[kept].flow.userLeft(shown[kept].step) }
    }
  }
}

/// The screen of one entry.
struct SceneStepScreen: View {
  let entry: SceneStep

  var body: some View {
    entry.flow.page(at: entry.step).deafWhenCovered(entry)
  }
}
