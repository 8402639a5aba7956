import MeerkatJourney
import Observation

/// A flow in the tree of flows: its place, its journey and the contents of its steps.
///
/// All flows of an app share the tree. Its destinations are type-erased, so that one engine,
/// compiled once, serves all flows; a ``Navigator`` restores the types.
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

  /// Where the user is in the flow.
  @ObservationIgnored private(set) var journey: Journey<AnyHashable>

  /// The steps of the journey, the root first.
  @ObservationIgnored private(set) var steps: [StepNode] = []

  /// The root with which the flow began, from which its links lead.
  let home: AnyHashable

  /// The identity of the flow, without retaining it.
  let identity = Identity()

  /// The flows that `present` and `push` put above steps, the lowest first.
  @ObservationIgnored var awaited: [AwaitedFlow] = []

  /// Counts the changes of the journey.
  private var journeyRevision = 0

  /// Counts the changes of the root.
  private(set) var rootRevision = 0

  /// The tree that the flow begins; while it has a parent, nothing waits in this one.
  @ObservationIgnored let ownTree: FlowTree

  /// The number of views that show the flow and keep it.
  @ObservationIgnored var hosts = 0 { didSet { wasShown = true } }

  /// Whether a view has shown and kept the flow.
  @ObservationIgnored private(set) var wasShown = false

  /// Closes the sheet, or what else a view shows the flow in, if no flow presents it.
  @ObservationIgnored var dismissHost: (@MainActor () -> Void)?

  /// Called with the outcome if the flow has no parent.
  @ObservationIgnored var outcomeHandler: ((Any) -> Void)?

  @ObservationIgnored let watchers = Watchers()

  init(_ journey: Journey<AnyHashable>, maxDepth: Int) {
    self.journey = journey
    ownTree = FlowTree(maxDepth: maxDepth)
    home = journey.root
    steps = journey.steps.map { StepNode($0, in: self) }
  }

  /// The node at the root of the tree.
  var root: FlowNode {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// What the flow shares with all flows of its tree.
  var tree: FlowTree { root.ownTree }

  /// The flow, unless it has been released.
  var flow: (any Flow)? { navigator?.anyFlow }

  /// The step at the top.
  var top: StepNode { steps[steps.count - 1] }

  /// Returns the place of a step, counted from the root, or nil if it has gone.
  func index(of step: StepNode) -> Int? {
    steps.lastIndex { $0 === step }
  }

  /// Returns the place of the step that an awaited flow lies on.
  func index(of awaited: AwaitedFlow) -> Int {
    awaited.step.flatMap { index(of: $0) } ?? 0
  }

  /// The awaited flows that lie on the step at an index, or above it.
  func awaited(from index: Int) -> [AwaitedFlow] {
    awaited.filter { self.index(of: $0) >= index }
  }

  /// Sorts the awaited flows by their steps, after these have changed places.
  func sortAwaited() {
    if awaited.count > 1 { awaited = awaited.ordered { index(of: $0) } }
  }

  /// Registers the view that is being evaluated as a reader of the journey.
  func observeJourney() {
    _ = journeyRevision
  }

  /// Applies a change to the journey, and to what belongs to its steps.
  ///
  /// Only ``Transition/commit(in:cause:)`` calls this.
  ///
  /// - Returns: The steps that have gone, lowest first.
  func apply(_ change: Journey<AnyHashable>.Change) -> [StepNode] {
    guard !change.isEmpty else { return [] }
    journey.carryOut(change)
    navigator?.forgetSteps(from: change.kept)
    journeyRevision &+= 1
    // An array of its own: a slice would copy all steps with the change.
    let before = Array(steps[change.kept...])
    guard !before.isEmpty else {
      for step in change.after { steps.append(StepNode(step, in: self)) }
      return []
    }
    let after = change.after.map { step in
      guard let node = before.first(where: { $0.id == step.id }) else {
        return StepNode(step, in: self)
      }
      node.follow(step)
      return node
    }
    if change.kept == 0, after.first !== before[0] { rootRevision += 1 }
    steps.replaceSubrange(change.kept..., with: after)
    return before.filter { old in !after.contains { $0 === old } }
  }
}

extension FlowNode {
  /// Takes a place in another flow.
  func place(in parent: FlowNode, _ slot: Slot) {
    guard parent !== self.parent || slot.step !== self.slot?.step else {
      self.slot = slot
      return
    }
    if self.parent !== parent { self.parent?.forget(self) }
    self.parent = parent
    self.slot = slot
    hasGone = false
    let generation = max(parent.tree.queue.generation, slot.step?.generation ?? 0)
    for step in steps {
      step.hasEnded = false
      step.generation = max(step.generation, generation)
    }
    guard !ownTree.pending.isEmpty else { return }
    let held = ownTree.pending
    ownTree.pending = []
    for request in held { hold(request) }
  }

  /// Gives up the place, so that the flow can't be found there.
  func leaveParent() {
    parent = nil
    slot = nil
    hasGone = true
    ownTree.withdrawPending(.flowHasGone)
  }

  /// Releases a flow that is placed elsewhere now.
  private func forget(_ child: FlowNode) {
    for step in steps { step.attached.removeAll { $0.node == nil || $0.node === child } }
  }
}

/// A flow's place in its parent.
///
/// The references to the step and the awaited flow are weak, because these own the flow.
struct Slot {
  enum Kind {
    /// The flow is the screen of a step.
    case screen
    /// The flow is a part of a step's screen.
    case part
    /// The flow is in a tab or a column of a step's screen.
    case tab(AnyHashable)
    /// The flow lies above a step, and a task awaits its outcome.
    case awaited
  }

  let kind: Kind
  weak var step: StepNode?
  weak var awaited: AwaitedFlow?

  /// Whether going back at the flow's root leaves it.
  var canBeLeft: Bool {
    switch kind {
    case .screen, .awaited: true
    case .part, .tab: false
    }
  }
}
