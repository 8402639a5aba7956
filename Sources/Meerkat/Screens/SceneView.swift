import Foundation
import MeerkatJourney
import MeerkatUI

/// A flow as the root of a scene.
struct SceneView<Shown: Flow>: View {
  let flow: Shown
  let scene: SceneModel
  @State private var unknown: UnknownLink?
  @Environment(\.linkOrigins) private var origins

  // The layers come first: to find them makes the screens that the link is read from.
  var body: some View {
    let _ = scene.layers
    FlowScene(flow: flow.node, scene: scene, unknown: $unknown)
      .preference(key: SceneIsNotFound.self, value: unknown != nil)
      .preference(key: SceneAddress.self, value: unknown?.link ?? flow.link)
      .preference(key: RootFlow.self, value: RootFlow.Reference(flow))
      .onOpenURL { open($0.absoluteString) }
  }

  private func open(_ link: String) {
    // An app that has flows without links opens its links itself.
    guard flow.engine.hasLinks, case .failure(let error) = flow.open(link, from: origins) else {
      unknown = nil
      return
    }
    switch error {
    // There is something at the link's end.
    case .refused(.forbidden), .refused(.alreadyThere), .refused(.covered): return
    default: break
    }
    Mistake.report("\(type(of: flow)) does not open \(link). \(error)")
    unknown = UnknownLink(link: link, error: error)
  }
}

/// The stacks of a flow that no other flow places.
struct FlowScene: View {
  let flow: FlowNode
  let scene: SceneModel
  var unknown = Binding<UnknownLink?>.constant(nil)

  var body: some View {
    SceneLayerView(layers: scene.layers, scene: scene, unknown: unknown)
      .environment(\.stepContext, StepContext(step: flow.steps[0], scene: scene))
  }
}

/// One stack of a scene, and recursively those presented above it.
struct SceneLayerView: View {
  /// This layer, then those above it; not a slice, which would keep the flows below alive.
  let layers: [SceneLayer]
  let scene: SceneModel
  /// A link that leads nowhere, of which the uppermost stack tells.
  @Binding var unknown: UnknownLink?

  /// Whether the stack is on screen: only then can something be presented above it.
  @State private var hasAppeared = false

  var body: some View {
    if let layer = layers.first {
      let above = hasAppeared ? Array(layers.dropFirst()) : []
      let shown = unknown == nil || !isUppermost ? above.first?.base : nil
      SceneStack(layer: layer)
        .onAppear { hasAppeared = true }
        .modifier(
          Presenting(
            item: shown,
            presentation: shown?.style.presentation,
            dialog: shown?.step.dialog,
            // A question takes the place of an alert or a dialog, which returns when it is answered.
            asked: hasAppeared && isUppermost ? scene.root.pendingQuestion : nil,
            name: { $0.sentence },
            patience: scene.patience,
            didFail: { $0.step.flow?.systemDidNotShow($0.step) },
            didClose: { $0.step.userLeft(then: $1) },
            answers: { scene.page(of: $0.step).view },
            page: { entry in
              // A page that is closing is shown a while longer, after it has left the journey.
              let isShown = above.first?.base == entry
              SceneLayerView(
                layers: isShown ? above : [SceneLayer(base: entry)], scene: scene,
                unknown: $unknown
              )
              .modifier(HeldPage(step: entry.step))
            })
        )
        .presentingUnknownLink(isUppermost ? $unknown : .constant(nil)) {
          scene.root.flow?.open("/")
        }
    }
  }

  /// Whether no presentation above could show a question itself.
  private var isUppermost: Bool {
    layers.count < 2 || layers[1].base.style.presentation?.takesSteps != true
  }
}

extension SceneEntry {
  /// The beginning of a message: which flow shows what.
  @MainActor fileprivate var sentence: String {
    let name = step.flow?.flow.map { "\(type(of: $0))" } ?? "A flow"
    return "\(name) shows \(step.destination)"
  }
}

/// One stack: a screen, and what is pushed onto it.
struct SceneStack: View {
  let layer: SceneLayer

  var body: some View {
    if layer.hasOwnStacks {
      FlowScreen(entry: layer.base)
    } else {
      NavigationStack(path: path) {
        FlowScreen(entry: layer.base)
          .navigationDestination(for: SceneEntry.self) { FlowScreen(entry: $0, isPushed: true) }
      }
      .coveringPages(of: layer)
    }
  }

  /// The path of the stack.
  ///
  /// What the user removes from it is what was shown, whatever has become of the journey since: a
  /// late swipe must not remove another step.
  private var path: Binding<[SceneEntry]> {
    let shown = layer.pushes
    return Binding {
      shown
    } set: { path in
      let kept = zip(shown, path).prefix { $0 == $1 }.count
      if kept < shown.count { shown[kept].step.userLeft() }
    }
  }
}

/// The screen of one step, with state that lives as long as the step.
struct FlowScreen: View {
  let entry: SceneEntry
  var isPushed = false
  @Environment(\.stepContext) private var around
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    if let scene = around?.scene {
      let page = scene.page(of: entry.step)
      page.view
        .id(entry.id)
        .environment(
          \.stepContext, StepContext(step: entry.step, scene: scene, isPresented: isPresented)
        )
        .modifier(HeldScreen(page: isPushed ? page : nil))
        .inert(when: page.isCovered)
    }
  }
}

/// Asks the user a guard's question, above everything else.
struct AskingModifier: ViewModifier {
  let asked: PendingQuestion?

  func body(content: Content) -> some View {
    let question = asked?.question
    content
      .alert(question.map { String(localized: $0.title) } ?? "", isPresented: isAsked) {
        if let asked {
          Button(
            String(localized: asked.question.confirm),
            role: asked.isAboutLeaving ? .destructive : nil
          ) {
            asked.confirm()
          }
          Button(String(localized: asked.question.decline), role: .cancel) { asked.decline() }
        }
      } message: {
        if let message = question?.message { Text(message) }
      }
  }

  // The buttons decide, whether the host closes the alert before their actions or after them. A way
  // to close it without choosing presses the one that declines.
  private var isAsked: Binding<Bool> {
    let asked = asked
    return Binding {
      asked != nil
    } set: { _ in
    }
  }
}
