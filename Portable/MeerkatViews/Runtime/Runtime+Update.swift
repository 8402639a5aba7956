import MeerkatIsolation

extension Runtime {
  /// The number of times that actions may cause a further pass before the rest waits for the next
  /// turn.
  private static let passLimit = 100

  /// Runs what a user or a host does, and brings the tree in step with what it changed.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isPerforming
    isPerforming = true
    defer {
      isPerforming = outer
      if !outer { update() }
    }
    return try AppHost.$current.withValue(host) { try MainActor.duringUpdate(body) }
  }

  /// Runs what happens in the app without a user's doing, such as a value that a publisher sends,
  /// and tells the host unless it is waiting for the outcome anyway.
  package func react(_ body: () -> Void) {
    let isAwaited = isPerforming || isUpdating
    perform(body)
    if !isAwaited { onUpdate?() }
  }

  /// Evaluates what has changed, one transaction after the other, then runs `onAppear`, `onChange`
  /// and the like, until nothing is left to do.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    AppHost.$current.withValue(host) { MainActor.duringUpdate { updateInPasses() } }
    isUpdating = false
    if hasWork { requestUpdate() }
  }

  private func updateInPasses() {
    var passes = 0
    repeat {
      commitNextWrites()
      evaluateScheduled()
      collectPreferences()
      runActions()
      if !hasWork { finishTransitions { !transitionsTakeTime || !$0.isSeen } }
      passes += 1
    } while hasWork && passes < Runtime.passLimit
  }

  private var hasWork: Bool {
    !writes.isEmpty || !scheduled.isEmpty || !changed.isEmpty || !actions.isEmpty
      || !changedPreferences.isEmpty
  }

  private func commitNextWrites() {
    guard !writes.isEmpty else { return beginPass(nil) }
    let next = writes.removeFirst()
    beginPass(next.scope)
    for box in next.boxes { box.commit() }
  }

  private func evaluateScheduled() {
    while let node = scheduled.popLast() ?? changed.popFirst() {
      guard node.isMounted, node.state.contains(.needsEvaluation) else { continue }
      node.state.remove(.needsEvaluation)
      let first = scheduled.count
      node.evaluate()
      // Depth first, in the order of the source.
      if scheduled.count - first > 1 { scheduled[first...].reverse() }
    }
  }

  /// Runs a body: what it reads is noted for `node`.
  func evaluating<Result>(_ node: Node, _ body: () -> Result) -> Result {
    bodyEvaluations += 1
    onEvaluation?(node)
    let outer = reader
    reader = node
    defer { reader = outer }
    return body()
  }

  /// Tells who watches actions that the one under way has changed something.
  func noteActionChange(isState: Bool) {
    if let onActionChange, isPerforming, !isUpdating { onActionChange(isState) }
  }

  /// Sees to it that an update follows soon, if none is on its way.
  func requestUpdate() {
    guard !isUpdating, !isPerforming, !isWakeRequested else { return }
    isWakeRequested = true
    Task { @MainActor [weak self] in self?.wake() }
  }

  private func wake() {
    isWakeRequested = false
    guard hasWork else { return }
    update()
    onUpdate?()
  }
}

/// Nodes that wait for evaluation.
///
/// Parents come first, because their evaluation may make the rest unnecessary; the order in which an
/// object tells its observers has no effect.
struct WaitingNodes {
  /// Nil where a node has been taken: it must not be freed here, since what it holds may add nodes.
  private var nodes: [Node?] = []
  private var next = 0
  private var isSorted = true

  var isEmpty: Bool { next == nodes.count }

  mutating func append(_ node: Node) {
    if !isEmpty { isSorted = false }
    nodes.append(node)
  }

  @MainActor
  mutating func popFirst() -> Node? {
    guard !isEmpty else { return nil }
    if !isSorted {
      nodes.removeFirst(next)
      next = 0
      nodes.sort { ($0?.serial ?? 0) < ($1?.serial ?? 0) }
      isSorted = true
    }
    let node = nodes[next]
    nodes[next] = nil
    next += 1
    if isEmpty {
      nodes.removeAll(keepingCapacity: nodes.count < 64)
      next = 0
    }
    return node
  }
}
