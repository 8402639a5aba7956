import MeerkatIsolation
import MeerkatJourney
import MeerkatUI

/// A flow in its place: at the root of a scene, or in the screen of another flow.
struct PlacedFlow<Shown: Flow>: View {
  private let isWhole: Bool
  private let didFinish: ((Shown.Outcome) -> Void)?

  private enum Content {
    /// Another flow made this view in its screen, and keeps the flow.
    case collected(Shown)
    /// The flow would be inside itself.
    case refused
    case given(Shown)
    case made(() -> Shown)
  }

  private let content: Content

  @State private var keeper = FlowKeeper<Shown>()
  @Environment(\.stepContext) private var place
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  init(
    isWhole: Bool, at position: SourcePosition, make: () -> Shown, once: (() -> Shown)? = nil,
    didFinish: ((Shown.Outcome) -> Void)?
  ) {
    (self.isWhole, self.didFinish) = (isWhole, didFinish)
    content =
      if let build = ScreenBuild.current {
        build.flow(isWhole: isWhole, at: position, make: make, didFinish: didFinish)
          .map(Content.collected) ?? .refused
      } else {
        once.map(Content.made) ?? .given(make())
      }
  }

  var body: some View {
    if let place, case .collected(let flow) = content {
      root(of: flow, in: place)
    } else if let flow = keptFlow {
      if let place, !isPresentedByView {
        root(of: flow, in: place).onAppear { flow.node.attach(to: place, isWhole: isWhole) }
      } else if !isPresentedByView {
        let scene = keeper.scene(of: flow)
        SceneView(flow: flow, scene: scene).modifier(WatchingPhase(patience: scene.patience))
      } else {
        let scene = keeper.scene(of: flow)
        FlowScene(flow: flow.node, scene: scene)
          .modifier(WatchingPhase(patience: scene.patience))
          .modifier(HeldPage(step: flow.node.steps[0]))
      }
    }
  }

  @ViewBuilder private func root(of flow: Shown, in place: StepContext) -> some View {
    // A new root gets a new screen.
    let _ = flow.node.rootRevision
    let step = flow.node.steps[0]
    if place.isTab {
      FlowStack(flow: flow.node, scene: place.scene)
    } else {
      FlowScreen(entry: SceneEntry(step: step, style: step.style))
    }
  }

  /// Whether a view presents the flow, such as by `.sheet`, rather than a flow around it.
  ///
  /// Such a flow has stacks of its own, and closes what it is in when it is left.
  private var isPresentedByView: Bool { isPresented && place?.isPresented != true }

  private var keptFlow: Shown? {
    if case .refused = content { return nil }
    let flow = keeper.flow {
      switch content {
      case .collected(let flow), .given(let flow): flow
      case .made(let make): make()
      case .refused: preconditionFailure("A flow that is refused isn't kept.")
      }
    }
    flow.node.isInPlainSheet = isPresentedByView
    keeper.dismiss = nil
    if isPresentedByView { keeper.dismiss = { [dismiss] in dismiss() } }
    keeper.didFinish = didFinish.map { didFinish in
      { if let outcome = $0 as? Shown.Outcome { didFinish(outcome) } }
    }
    return flow
  }
}

/// A flow in a tab: its stack, without its presentations, which lie above all tabs.
private struct FlowStack: View {
  let flow: FlowNode
  let scene: SceneModel

  var body: some View {
    flow.tree.observe()
    var layout = SceneLayout(scene)
    layout.add(flow)
    return SceneStack(layer: layout.layers[0])
  }
}

/// The step in whose screen a view is, and the host that shows it.
struct StepContext: Equatable {
  let step: StepNode
  let scene: SceneModel

  /// Whether the view is the content of a tab or a column, and so has a stack of its own.
  var isTab = false

  /// Whether the step's own screen is in something that can be dismissed.
  var isPresented = false

  /// The same place, in a tab or a column of the screen.
  var inTab: StepContext {
    StepContext(step: step, scene: scene, isTab: true, isPresented: isPresented)
  }

  static func == (one: StepContext, other: StepContext) -> Bool {
    one.step === other.step && one.scene === other.scene && one.isTab == other.isTab
      && one.isPresented == other.isPresented
  }
}

extension EnvironmentValues {
  /// The step in whose screen a view is; nil outside all flows.
  var stepContext: StepContext? {
    get { self[AbsentByDefault.self] }
    set { self[AbsentByDefault.self] = newValue }
  }
}

/// The key of a value, by its type, that is nil unless a view sets it.
struct AbsentByDefault<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

/// Keeps the flow that a view was first given, for as long as the view is on screen.
@MainActor
final class FlowKeeper<Shown: Flow>: FlowHost {
  private var kept: Shown?
  private var scene: SceneModel?

  func flow(_ make: () -> Shown) -> Shown {
    if let kept { return kept }
    let flow = make()
    kept = flow
    flow.node.add(self)
    return flow
  }

  func scene(of flow: Shown) -> SceneModel {
    if let scene { return scene }
    let scene = SceneModel(flow.node)
    self.scene = scene
    return scene
  }

  // A task that awaits an outcome keeps the flow alive, though it can no longer have one.
  deinit {
    guard let kept else { return }
    MainActor.perform { kept.node.leaveHost() }
  }
}

extension FlowNode {
  /// Takes the place that a view deep in a screen has found for the flow.
  func attach(to place: StepContext, isWhole: Bool) {
    let step = place.step
    guard let parent = step.flow, parent.root !== self else { return }
    guard self.parent !== parent || !isPlaced(in: step) else { return }
    self.place(in: parent, Slot(kind: isWhole ? .screen : .part, step: step))
    step.attached.removeAll { $0.object == nil || $0.object === self }
    step.attached.append(Weak(object: self))
    tree.didChange()
  }
}
