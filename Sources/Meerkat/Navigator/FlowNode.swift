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
  @ObservationIgnored private(set) weak var parent: FlowNode? {
    didSet {
      oldValue?.childCount -= 1
      parent?.childCount += 1
    }
  }

  /// The number of flows that are placed in this one.
  @ObservationIgnored private(set) var childCount = 0

  /// The place in the parent.
  @ObservationIgnored private(set) var slot: Slot?

  /// The steps that showed the flow before the one that shows it now, the latest last.
  @ObservationIgnored private var earlier: [Weak<StepNode>] = []

  /// Whether the flow was placed and has been left since.
  @ObservationIgnored private(set) var hasGone = false

  /// Where the user is in the flow.
  @ObservationIgnored private(set) var journey: AnyJourney

  /// The steps of the journey, the root first.
  @ObservationIgnored private(set) var steps: [StepNode] = []

  /// The root with which the flow began, from which its links lead.
  let home: AnyDestination

  /// The identity of the flow, without retaining it.
  let identity = Identity()

  /// Whether some of the steps are awaited flows, which `present` and `push` put there.
  @ObservationIgnored private(set) var hasAwaited = false

  /// Counts the changes of the journey.
  private var journeyRevision = 0

  /// Counts the changes of the root.
  private(set) var rootRevision = 0

  /// The tree that the flow begins; while it has a parent, nothing waits in this one.
  @ObservationIgnored let ownTree: FlowTree

  @ObservationIgnored private var weakHosts: [Weak<FlowHost>] = []

  /// Whether the flow is in the sheet of a plain view, or was when its last view went.
  @ObservationIgnored var isInPlainSheet = false

  /// Why the flow has closed that sheet, which may take a moment; nil if it hasn't.
  @ObservationIgnored var closing: NavigationCause?

  @ObservationIgnored let watchers = Watchers()

  init(_ journey: AnyJourney, maxDepth: Int) {
    self.journey = journey
    ownTree = FlowTree(maxDepth: maxDepth)
    home = journey.root
    steps = journey.steps.map { StepNode($0, in: self) }
    countSteps(from: 0)
  }

  /// The node at the root of the tree.
  var root: FlowNode {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The flow, then those around it.
  var lineage: some Sequence<FlowNode> { sequence(first: self) { $0.parent } }

  /// What the flow shares with all flows of its tree.
  var tree: FlowTree { root.ownTree }

  /// The flow, unless it has been released.
  var flow: (any Flow)? { navigator?.anyFlow }

  /// The step at the top.
  var top: StepNode { steps[steps.count - 1] }

  /// Returns the place of a step, counted from the root, or nil if it has gone.
  func index(of step: StepNode) -> Int? {
    step.index < steps.count && steps[step.index] === step ? step.index : nil
  }

  private func countSteps(from kept: Int) {
    for index in kept..<steps.count { steps[index].index = index }
  }

  /// The steps above the lowest ones, by their identities.
  func steps(above kept: Int) -> [AnyJourney.Step.ID: StepNode] {
    Dictionary(steps[kept...].map { ($0.id, $0) }) { first, _ in first }
  }

  /// The steps that are destinations of the flow.
  var ownSteps: [StepNode] { hasAwaited ? steps.filter { $0.awaited == nil } : steps }

  /// The topmost of them.
  var ownTop: StepNode { hasAwaited ? ownSteps[ownSteps.count - 1] : top }

  /// The journey as the flow knows it: without awaited flows.
  var ownJourney: AnyJourney {
    guard hasAwaited else { return journey }
    var own = journey
    own.carryOut(journey.change(into: journey.ownSteps))
    return own
  }

  /// A change of the journey as the flow knows it.
  func ownPart(of change: AnyJourney.Change) -> AnyJourney.Change {
    func isOwn(_ step: AnyJourney.Step) -> Bool { step.awaited == nil }
    guard hasAwaited || !change.after.allSatisfy(isOwn) else { return change }
    return Journey.Change(
      kept: journey.steps.prefix(change.kept).count(where: isOwn),
      before: change.before.filter(isOwn), after: change.after.filter(isOwn))
  }

  /// Registers the view that is being evaluated as a reader of the journey.
  func observeJourney() { _ = journeyRevision }

  /// Applies a change to the journey, and to what belongs to its steps.
  ///
  /// Only ``Transition/commit(in:cause:)`` calls this, and what ends a flow with its step.
  ///
  /// - Returns: The steps that have gone, lowest first.
  func apply(_ change: AnyJourney.Change) -> [StepNode] {
    guard !change.isEmpty else { return [] }
    let kept = ownPart(of: change).kept
    journey.carryOut(change)
    hasAwaited = (hasAwaited ? journey.steps : change.after).contains { $0.awaited != nil }
    navigator?.forgetSteps(from: kept)
    journeyRevision &+= 1
    defer { countSteps(from: change.kept) }
    // An array of its own: a slice would copy all steps with the change.
    let before = Array(steps[change.kept...])
    guard !before.isEmpty else {
      for step in change.after { steps.append(makeNode(of: step)) }
      return []
    }
    let known = steps(above: change.kept)
    let after = change.after.map { step in
      guard let node = known[step.id] else { return makeNode(of: step) }
      node.follow(step)
      return node
    }
    if change.kept == 0, after.first !== before[0] { rootRevision += 1 }
    steps.replaceSubrange(change.kept..., with: after)
    let staying = Set(after.map { ObjectIdentifier($0) })
    return before.filter { !staying.contains(ObjectIdentifier($0)) }
  }

  /// Makes the node of a step that comes; an awaited flow takes its place.
  private func makeNode(of step: AnyJourney.Step) -> StepNode {
    let node = StepNode(step, in: self)
    if let awaited = node.awaited {
      let child = awaited.makeChild()
      node.content = ScreenContent(flows: [child])
      node.isStale = false
      child.node.place(in: self, child.slot(in: node))
    }
    return node
  }
}

/// A weak reference, as an element of a list.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

/// The views that show a flow.
extension FlowNode {
  /// The views that show the flow and keep it, the newest last.
  var hosts: [FlowHost] { weakHosts.compactMap(\.object) }

  /// Whether all views that showed the flow have gone, or are about to.
  var wasLeftByHosts: Bool { !weakHosts.isEmpty && hosts.allSatisfy(\.isClosing) }

  func add(_ host: FlowHost) {
    weakHosts.removeAll { $0.object == nil }
    weakHosts.append(Weak(object: host))
    closing = nil
    for step in steps { step.hasEnded = false }
  }

  /// Closes the sheets, or what else views show the flow in, if no flow presents it.
  var dismissHost: (@MainActor () -> Void)? {
    let closing = hosts.filter { $0.dismiss != nil }
    guard !closing.isEmpty else { return nil }
    return {
      for host in closing {
        host.isClosing = true
        host.dismiss?()
      }
    }
  }

  /// Called with the outcome if the flow has no parent.
  var outcomeHandler: ((Any) -> Void)? { hosts.last { $0.didFinish != nil }?.didFinish }
}

/// A view that shows a flow and keeps it.
@MainActor
class FlowHost {
  /// Closes the sheet, or what else the view is in, if no flow presents it.
  var dismiss: (@MainActor () -> Void)?

  /// Whether the flow has closed what the view is in, which may take a moment.
  fileprivate(set) var isClosing = false

  /// Called with the outcome if the flow has no parent.
  var didFinish: ((Any) -> Void)?

  nonisolated init() {}
}

extension FlowNode {
  /// Takes a place in another flow.
  func place(in parent: FlowNode, _ slot: Slot) {
    guard parent !== self.parent || slot.step !== self.slot?.step else {
      self.slot = slot
      return
    }
    let before = tree
    if self.parent !== parent { self.parent?.forget(self) }
    if let other = self.slot?.step, other.child(self) != nil {
      Mistake.report(
        "\(other.destination) and \(slot.step.map { "\($0.destination)" } ?? "another step") show the same flow, which "
          + "can only be in one of them. Make a flow for each.")
      earlier.append(Weak(object: other))
    }
    (self.parent, self.slot) = (parent, slot)
    hasGone = false
    let generation = max(parent.tree.queue.generation, slot.step?.generation ?? 0)
    for step in steps {
      step.hasEnded = false
      step.generation = max(step.generation, generation)
    }
    before.moveScenes()
    ownTree.join(tree)
    before.movePending()
    if before !== tree, before !== ownTree { before.willChange() }
  }

  /// Whether the flow is in the screen of a step, rather than of another one that shows it too.
  func isPlaced(in step: StepNode) -> Bool { slot?.step === step }

  /// Goes back to a step that showed the flow before another one did.
  ///
  /// - Returns: Whether there is one.
  func returnToEarlierStep() -> Bool {
    while let step = earlier.popLast()?.object {
      guard let parent = step.flow, let child = step.child(self) else { continue }
      slot = nil
      place(in: parent, child.slot(in: step))
      tree.willChange()
      return true
    }
    return false
  }

  /// Gives up the place, so that the flow can't be found there.
  func leaveParent() {
    let tree = tree
    parent = nil
    slot = nil
    hasGone = true
    tree.moveScenes()
    ownTree.withdrawPending(.flowHasGone)
  }

  /// Releases a flow that is placed elsewhere now.
  private func forget(_ child: FlowNode) {
    for step in steps { step.attached.removeAll { $0.object == nil || $0.object === child } }
  }
}

extension StepNode {
  /// The place of a flow in the screen, unless the step has ended.
  fileprivate func child(_ node: FlowNode) -> ChildFlow? {
    hasEnded ? nil : content?.flows.first { $0.node === node }
  }
}

/// A flow's place in its parent.
///
/// The reference to the step is weak, because the step owns the flow.
struct Slot {
  enum Kind {
    /// The flow is the screen of a step.
    case screen
    /// The flow is a part of a step's screen.
    case part
    /// The flow is in a tab or a column of a step's screen.
    case tab(AnyTab)
  }

  let kind: Kind
  weak var step: StepNode?

  /// Whether the flow's steps are in the stack of the screen around it.
  var isInStackAround: Bool {
    if case .tab = kind { false } else { true }
  }

  /// Whether going back at the flow's root leaves it.
  var canBeLeft: Bool {
    if case .screen = kind { true } else { false }
  }
}
