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
    if root.pending != nil { Turns.wait { _ in root.pending?.review() } }
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

  /// How many of the awaited flows stay, counted from the lowest; those above steps that go don't.
  var awaitedKept = Int.max

  /// An awaited flow that goes while those above it stay.
  var ending: AwaitedFlow?

  /// Whether to ask about entering the root too, because the flow is new.
  var entersRoot = false

  /// Whether guards are asked; an assignment or an outcome asks none.
  var isGuarded = true

  var node: FlowNode { navigator.node }

  var isEmpty: Bool {
    change.isEmpty && awaitedKept >= node.awaited.count && ending == nil && !entersRoot
  }

  /// The steps that go, lowest first.
  private var leaving: [StepNode] {
    let before = node.steps[change.kept...]
    guard !before.isEmpty else { return [] }
    let after = change.after
    guard !after.isEmpty else { return Array(before) }
    return before.filter { old in !after.contains { $0.id.token === old.token } }
  }

  func objection(_ trail: Trail) -> Objection? {
    guard isGuarded else { return nil }
    var awaited = node.awaited[...]
    for step in leaving.reversed() {
      if let objection = awaited.objection(above: step, trail) { return objection }
      if let objection = step.objection(navigator, trail) { return objection }
    }
    while awaited.count > awaitedKept, let last = awaited.popLast() {
      if let objection = last.node.objection(trail) { return objection }
    }
    return entering(trail)
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
        || node.awaited.enumerated().contains { index, awaited in
          (index >= awaitedKept || leaving.contains { $0 === awaited.step })
            && awaited.node.steps.contains { $0.contains(id) }
        }
    case .enter(let id, let destination, let number):
      guard id == ObjectIdentifier(node) else { return false }
      if number == 0 { return entersRoot }
      return number <= change.added.count
        && AnyHashable(change.added[number - 1].destination) == destination
    }
  }

  var unguarded: any AnyFlowChange {
    var change = self
    change.isGuarded = false
    return change
  }

  var concerned: [FlowNode] {
    let above = node.awaited.enumerated().filter { index, awaited in
      index >= awaitedKept || leaving.contains { $0 === awaited.step }
    }
    return [node] + above.flatMap { $0.element.node.branch } + leaving.flatMap(\.branch)
  }

  func apply(_ report: inout Report) {
    let from = navigator.current.top
    let before = node.awaited
    let doomed = before.enumerated().filter { $0 >= awaitedKept || $1 === ending }.map(\.element)
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
    if !doomed.isEmpty {
      node.endAwaited(report.cause, &ended) { one in doomed.contains { $0 === one } }
    }
    if node.awaited.count < before.count { report.topChange = nil }
    let isChanged = !change.isEmpty || node.awaited.count < before.count
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
