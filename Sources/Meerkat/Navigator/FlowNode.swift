import MeerkatJourney
import Observation

/// A flow's place in the tree of flows, whatever its destinations are.
///
/// The tree is what all flows of an app have in common: which flow lies in or above which step of
/// which other one.
@MainActor
@Observable
final class FlowNode {
  /// The navigator whose node this is.
  @ObservationIgnored weak var navigator: (any AnyNavigator)?

  /// The flow that this one is placed in.
  @ObservationIgnored private(set) weak var parent: FlowNode?

  /// The place in the parent.
  @ObservationIgnored private(set) var slot: Slot?

  /// Whether the flow was placed and has been left since.
  @ObservationIgnored private(set) var hasGone = false

  /// One for each step of the journey, the root first.
  @ObservationIgnored var steps: [StepNode] = []

  /// The flows that `present` and `push` put above steps, in the order in which they lie on each
  /// other.
  @ObservationIgnored var awaited: [AwaitedFlow] = []

  /// Counts, at the root of the tree, the changes in it.
  private(set) var revision = 0

  /// Counts how often the journey has changed.
  private var journeyRevision = 0

  /// Counts how often the flow got another root.
  private(set) var rootRevision = 0

  /// What waits for an answer, at the root of the tree; the last one is asked about first.
  var pending: [PendingRequest] = []

  /// The hosts that show the tree, at its root.
  @ObservationIgnored private var scenes: [WeakScene] = []

  /// How many views show the flow and keep it.
  @ObservationIgnored var hosts = 0

  /// Told the outcome where no flow is the parent.
  @ObservationIgnored var outcomeHandler: ((Any) -> Void)?

  @ObservationIgnored let watchers = Watchers()

  private struct WeakScene {
    weak var scene: SceneModel?
  }

  /// The node that all others are placed in, directly or not.
  var root: FlowNode {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The step at the top.
  var top: StepNode { steps[steps.count - 1] }

  /// Where a step is, counted from the root; nil when it has gone.
  func index(of step: StepNode) -> Int? {
    steps.lastIndex { $0 === step }
  }

  /// Where the step is that an awaited flow lies on.
  func index(of awaited: AwaitedFlow) -> Int {
    awaited.step.flatMap { index(of: $0) } ?? 0
  }

  /// The awaited flows that lie on the step at an index, or above it.
  func awaited(from index: Int) -> [AwaitedFlow] {
    awaited.filter { self.index(of: $0) >= index }
  }

  /// Has the awaited flows stand in the order of their steps, after these have changed places.
  func sortAwaited() {
    if awaited.count > 1 { awaited = awaited.ordered { index(of: $0) } }
  }

  /// Tells the hosts, and the views that read the tree, that something has changed.
  ///
  /// - Parameter change: What has changed, where that is one step at the top of a flow.
  func treeDidChange(_ change: TopChange? = nil) {
    let root = root
    root.revision += 1
    guard !root.scenes.isEmpty else { return }
    for scene in root.scenes { scene.scene?.update(after: change) }
    root.scenes.removeAll { $0.scene == nil }
  }

  /// Has the view that is being made follow what changes in the tree.
  ///
  /// - Returns: A number that is another one after each change.
  @discardableResult
  func observeTree() -> Int {
    root.revision
  }

  /// Has the view that is being made follow the journey.
  func observeJourney() {
    _ = journeyRevision
  }

  func journeyDidChange() {
    journeyRevision &+= 1
  }

  func rootDidChange() {
    rootRevision += 1
  }

  func add(_ scene: SceneModel) {
    scenes.append(WeakScene(scene: scene))
  }
}

extension FlowNode {
  /// Takes a place in another flow.
  func settle(in parent: FlowNode, _ slot: Slot) {
    guard parent !== self.parent || slot.step !== self.slot?.step else {
      self.slot = slot
      return
    }
    if self.parent !== parent { self.parent?.forget(self) }
    self.parent = parent
    self.slot = slot
    hasGone = false
    for step in steps { step.hasEnded = false }
    guard !pending.isEmpty else { return }
    let held = pending
    pending = []
    for request in held { hold(request) }
  }

  /// Gives the place up, so that nobody finds the flow there any more.
  func unsettle() {
    parent = nil
    slot = nil
    hasGone = true
    withdrawPending(.flowHasGone)
  }

  /// Lets go of a flow that is placed elsewhere now.
  private func forget(_ child: FlowNode) {
    for step in steps { step.attached.removeAll { $0.node == nil || $0.node === child } }
  }
}

/// One step that came or went at the top of a flow, and nothing else: the change that hosts follow
/// without looking at all other steps.
enum TopChange {
  case came(StepNode, above: StepNode)
  case went(StepNode)
}

/// A flow's place in its parent.
///
/// It names step and entry weakly: they own the flow, and not the other way round.
struct Slot {
  enum Kind {
    /// The flow is the screen of a step.
    case screen
    /// The flow is a part of a step's screen.
    case part
    /// The flow is in a tab or a column of a step's screen.
    case tab(AnyHashable)
    /// The flow lies above a step, and somebody waits for its outcome.
    case awaited
  }

  let kind: Kind
  weak var step: StepNode?
  weak var awaited: AwaitedFlow?

  /// Whether the flow can be left by the way back at its root.
  var canBeLeft: Bool {
    switch kind {
    case .screen, .awaited: true
    case .part, .tab: false
    }
  }
}
