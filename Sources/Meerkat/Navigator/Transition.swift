import MeerkatJourney

/// What a request would change: decided, and not done yet.
///
/// It names what leaves and what comes in each flow concerned, and so also which guards have to be
/// asked.
@MainActor
struct Transition {
  /// The change of each flow, the uppermost first.
  var changes: [any AnyFlowChange]

  /// What else to do when the journeys have changed.
  var completion: (@MainActor () -> Void)?

  /// The first answer other than a plain yes, in the order in which the flows are asked.
  func firstObjection(_ trail: Trail) -> Objection? {
    for change in changes {
      if let objection = change.objection(trail) { return objection }
    }
    return nil
  }

  /// Whether a guard has to be asked a certain question.
  func asks(_ key: GuardKey) -> Bool {
    changes.contains { $0.asks(key) }
  }

  var isEmpty: Bool { completion == nil && changes.allSatisfy(\.isEmpty) }

  /// Carries everything out at once, then tells those concerned.
  ///
  /// This is the only place where a journey changes. Whoever is told finds the new state.
  func commit(in node: FlowNode, cause: NavigationCause) {
    // Found before the change, since a flow that goes has another root afterwards.
    let root = node.root
    var report = Report(cause: cause)
    for change in changes { change.apply(&report) }
    completion?()
    root.treeDidChange(changes.count == 1 && completion == nil ? report.topChange : nil)
    for tell in report.tellings { tell() }
    for pending in root.pending { Turns.wait { _ in pending.review() } }
  }
}

/// What a transition has ended, to be told when everything is done.
@MainActor
struct Report {
  let cause: NavigationCause
  var tellings: [@MainActor () -> Void] = []

  /// The only step that came or went, if there was just one.
  var topChange: TopChange?
}

/// One flow's part of a transition, independent of the type of its destinations.
@MainActor
protocol AnyFlowChange {
  var node: FlowNode { get }
  var isEmpty: Bool { get }
  func objection(_ trail: Trail) -> Objection?
  func asks(_ key: GuardKey) -> Bool

  /// Whether the change only ends flows that the guard of a pending request has presented.
  func onlyEndsFlows(of pending: PendingRequest) -> Bool

  /// The same change without asking guards.
  var unguarded: any AnyFlowChange { get }

  /// The flow, and the flows inside it that would go.
  var concerned: [FlowNode] { get }

  func apply(_ report: inout Report)
}

/// The change of one flow: of its journey, and of the flows above its steps.
struct FlowChange<Destination: Hashable>: AnyFlowChange {
  let navigator: Navigator<Destination>
  var change: Change<Destination>

  /// The awaited flows that go although their steps stay; those above steps that go, go with them.
  var ending: [AwaitedFlow] = []

  /// Whether to ask about entering the root too, because the flow is new.
  var entersRoot = false

  /// Whether guards are asked; an assignment or an outcome asks none.
  var isGuarded = true

  var node: FlowNode { navigator.node }

  var isEmpty: Bool {
    change.isEmpty && ending.isEmpty && !entersRoot
  }

  /// Whether the step at an index goes.
  private func leaves(_ index: Int) -> Bool {
    index >= change.kept && !change.keeps(node.steps[index].token)
  }

  /// The steps that go, lowest first.
  private var leaving: [StepNode] {
    (change.kept..<node.steps.count).filter(leaves).map { node.steps[$0] }
  }

  /// The awaited flows that go, lowest first.
  private var allEnding: [AwaitedFlow] {
    guard !node.awaited.isEmpty else { return [] }
    return node.awaited.filter { flow in
      ending.contains { $0 === flow } || leaves(node.index(of: flow))
    }
  }

  func objection(_ trail: Trail) -> Objection? {
    guard isGuarded else { return nil }
    let allEnding = allEnding
    return node.objection(trail, downTo: allEnding.isEmpty ? change.kept : 0) { step in
      leaves(step)
    } ends: { flow in
      allEnding.contains { $0 === flow }
    } ?? entering(trail)
  }

  private func entering(_ trail: Trail) -> Objection? {
    if entersRoot, let objection = navigator.objection(entering: navigator.current.root, 0, trail) {
      return objection
    }
    guard change.adds else { return nil }
    for (number, step) in change.added.enumerated() {
      if let objection = navigator.objection(entering: step.destination, number + 1, trail) {
        return objection
      }
    }
    return nil
  }

  func asks(_ key: GuardKey) -> Bool {
    switch key {
    case .leave(let id):
      return leaving.contains { $0.contains(id) }
        || allEnding.contains { $0.node.steps.contains { $0.contains(id) } }
    case .enter(let id, let destination, let number):
      guard id == ObjectIdentifier(node) else { return false }
      if number == 0 { return entersRoot }
      return number <= change.added.count
        && AnyHashable(change.added[number - 1].destination) == destination
    }
  }

  func onlyEndsFlows(of pending: PendingRequest) -> Bool {
    change.isEmpty && !entersRoot
      && ending.allSatisfy { $0.guarded.contains(ObjectIdentifier(pending)) }
  }

  var unguarded: any AnyFlowChange {
    var change = self
    change.isGuarded = false
    return change
  }

  var concerned: [FlowNode] {
    [node] + allEnding.flatMap(\.node.branch) + leaving.flatMap(\.branch)
  }

  func apply(_ report: inout Report) {
    let from = navigator.current.top
    let awaited = node.awaited.count
    var ended: [@MainActor () -> Void] = []
    let count = node.steps.count
    let gone = navigator.apply(change)
    if gone.isEmpty, node.steps.count == count + 1 {
      report.topChange = .came(node.top, above: node.steps[count - 1])
    } else if gone.count == 1, node.steps.count == count - 1, gone[0].shownNodes.isEmpty {
      report.topChange = change.kept == node.steps.count ? .went(gone[0]) : nil
    }
    for step in gone.reversed() {
      node.endAwaited(report.cause, &ended) { $0.step === step }
      step.end(report.cause, dismissal: dismissal(of: step, report.cause), &ended)
    }
    if !ending.isEmpty {
      node.endAwaited(report.cause, &ended) { flow in ending.contains { $0 === flow } }
    }
    node.sortAwaited()
    if node.awaited.count < awaited { report.topChange = nil }
    let isChanged = !change.isEmpty || node.awaited.count < awaited
    if isChanged, let flow = navigator.flow, node.isWatched {
      let cause = report.cause
      report.tellings.append { [change] in flow.tell(change, from: from, cause: cause) }
    }
    report.tellings += ended
  }

  private func dismissal(
    of step: StepNode, _ cause: NavigationCause
  ) -> (@MainActor () -> Void)? {
    guard let flow = navigator.flow,
      let destination = change.removed.first(where: { $0.id.token === step.token })?.destination
    else { return nil }
    return { flow.didDismiss(destination, cause: cause) }
  }
}
