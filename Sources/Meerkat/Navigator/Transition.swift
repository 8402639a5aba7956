import MeerkatJourney

/// What a request would change: decided, but not yet done.
///
/// Lists what leaves and what comes in each flow concerned, and so determines which guards to ask.
@MainActor
struct Transition {
  /// The change of each flow, the uppermost first.
  var changes: [FlowChange]

  /// Whether guards are asked about what goes.
  var asksAboutLeaving = true

  /// Why a part of the request isn't carried out, of which the watchers are told.
  var refusal: Refusal?

  /// What else to do when the journeys have changed.
  var completion: (@MainActor () -> Void)?

  /// The first answer other than a plain yes, in the order in which the flows are asked.
  func firstObjection(_ answers: GuardAnswers) -> Objection? {
    for change in changes {
      if let objection = change.objection(answers, leaving: asksAboutLeaving) { return objection }
    }
    return nil
  }

  /// Whether a guard has to be asked a certain question.
  func asks(_ key: GuardKey) -> Bool { changes.contains { $0.asks(key) } }

  /// The flows that would change, and those that would go.
  var concerned: [FlowNode] { changes.flatMap(\.concerned) }

  /// Adds what else changes.
  mutating func append(_ other: Transition) {
    changes += other.changes
    if let done = other.completion { complete(done) }
  }

  /// Adds what else is to be done in the end.
  mutating func complete(_ done: @escaping @MainActor () -> Void) {
    guard let first = completion else { return completion = done }
    completion = {
      first()
      done()
    }
  }

  var isEmpty: Bool { completion == nil && changes.allSatisfy(\.isEmpty) }

  /// Ends the requests that would be resumed when the user leaves a step that goes.
  func endSuspended() {
    for change in changes {
      for step in change.leaving { step.endSuspended() }
    }
  }

  /// Carries everything out at once, then tells those concerned.
  ///
  /// This is the only place where a journey changes. Everyone who is told finds the new state.
  func commit(in node: FlowNode, cause: NavigationCause) {
    // Found before the change, since a flow that goes has another one afterwards.
    let tree = node.tree
    var tellings: [@MainActor () -> Void] = []
    for change in changes { change.apply(cause, &tellings) }
    completion?()
    tree.didChange()
    for tell in tellings { tell() }
    if let refusal { node.tell(.refused(refusal), cause: cause) }
    tree.reviewPending()
  }
}

extension Transition {
  init(_ change: FlowChange) { self.init(changes: [change]) }
}

/// The change of one flow.
@MainActor
struct FlowChange {
  let node: FlowNode
  let change: AnyJourney.Change

  /// Whether to ask about entering the root too, because the flow is new.
  let entersRoot: Bool

  /// Whether guards are asked; a reset or an outcome asks none.
  private var isGuarded = true

  /// Whether the view that shows the flow closes, so that all steps are left, including the root.
  var endsFlow = false

  init(_ node: FlowNode, _ change: AnyJourney.Change, entersRoot: Bool = false) {
    (self.node, self.change, self.entersRoot) = (node, change, entersRoot)
  }

  var isEmpty: Bool { change.isEmpty && !entersRoot && !endsFlow }

  /// The same, without asking guards.
  var unguarded: FlowChange {
    var change = self
    change.isGuarded = false
    return change
  }

  /// The change as the flow knows it.
  var ownPart: AnyJourney.Change { node.ownPart(of: change) }

  /// Whether the step at an index goes.
  private func leaves(_ index: Int) -> Bool {
    endsFlow || index >= change.kept && !change.keeps(node.steps[index].id.token)
  }

  /// The lowest step that may go.
  private var lowest: Int { endsFlow ? 0 : change.kept }

  /// The steps that go, lowest first.
  var leaving: [StepNode] { (lowest..<node.steps.count).filter(leaves).map { node.steps[$0] } }

  func objection(_ answers: GuardAnswers, leaving isAsked: Bool) -> Objection? {
    guard isGuarded else { return nil }
    if isAsked, let objection = node.objection(answers, downTo: lowest, leaves: leaves) {
      return objection
    }
    return entering(answers)
  }

  private func entering(_ answers: GuardAnswers) -> Objection? {
    if entersRoot, let objection = node.objection(entering: node.journey.root, 0, answers) {
      return objection
    }
    for (number, step) in entered.enumerated() {
      if let objection = node.objection(entering: step.destination, number + 1, answers) {
        return objection
      }
    }
    return nil
  }

  /// The steps that come, and those that get another destination, lowest first.
  private var entered: [AnyJourney.Step] {
    let before = Dictionary(change.before.map { ($0.id, $0.destination) }) { first, _ in first }
    return change.after.filter { $0.awaited == nil && before[$0.id] != $0.destination }
  }

  func asks(_ key: GuardKey) -> Bool {
    switch key {
    case .leave(let id):
      return leaving.contains { $0.contains(id) }
    case .enter(let flow, let destination, let number):
      guard flow == node.identity else { return false }
      if number == 0 { return entersRoot }
      let entered = entered
      return number <= entered.count && entered[number - 1].destination == destination
    }
  }

  /// Whether the change only ends flows that the guard of a pending request has presented.
  func onlyEndsFlows(of pending: PendingRequest) -> Bool {
    !entersRoot && !endsFlow && !change.isEmpty && change.added.isEmpty
      && change.removed.allSatisfy {
        $0.awaited?.guarded.contains { $0.request === pending } == true
      }
  }

  /// The flow, and the flows inside it that would go.
  var concerned: [FlowNode] { [node] + leaving.flatMap(\.branch) }

  /// Carries the change out, and collects what is to be told when everything is done.
  func apply(_ cause: NavigationCause, _ tellings: inout [@MainActor () -> Void]) {
    let from = node.ownTop.destination
    let own = ownPart
    var ended: [@MainActor () -> Void] = []
    if endsFlow { node.closing = cause }
    let gone = node.apply(change)
    for step in gone.reversed() { step.end(cause, &ended) }
    if node.isWatched {
      if !own.isEmpty || gone.contains(where: { $0.awaited != nil }), let flow = node.flow {
        tellings.append { [node] in
          node.tell(.went, of: flow, from: from, cause: cause, change: own)
        }
      }
      for awaited in change.added.compactMap(\.awaited) {
        tellings.append { [node] in
          node.tell(.went, of: awaited.flow, from: from, cause: cause)
        }
      }
    }
    tellings += ended
  }
}

/// How many steps lie on each other, which an app limits: a link, an archive or a loop would
/// otherwise make more screens than any machine can show.
extension Transition {
  /// Refuses a transition after which too many steps would lie on each other.
  func checkDepth(in root: FlowNode) throws(Refusal) {
    guard changes.contains(where: { $0.growth > 0 }) else { return }
    let depth = root.depth + changes.reduce(0) { $0 + $1.growth }
    if depth > root.tree.maxDepth { throw .tooDeep(limit: root.tree.maxDepth) }
  }
}

extension FlowChange {
  /// How many steps more, or fewer, there are on screen after the change.
  fileprivate var growth: Int {
    let coming = change.added.count + (entersRoot ? node.depth - 1 : 0)
    return coming - leaving.reduce(0) { $0 + 1 + $1.depthInside }
  }
}

extension FlowNode {
  /// The greatest number of steps that the flow itself can have.
  var room: Int { max(tree.maxDepth - (root.depth - depth), 1) }

  /// The number of steps in this flow and in the flows that the user sees in it.
  var depth: Int {
    childCount == 0 ? steps.count : steps.reduce(steps.count) { $0 + $1.depthInside }
  }
}

extension StepNode {
  /// The number of steps in the flows of the screen, whose roots are no steps of their own.
  fileprivate var depthInside: Int { shownNodes.reduce(0) { $0 + $1.depth - 1 } }
}
