import MeerkatIsolation

/// The properties of `@Observable` objects that a node has read.
@MainActor
struct ObservedReads {
  private var ticket: ObservationTicket?

  /// Runs `body` and has `node` evaluated again when an observed property that `body` read changes.
  mutating func track<Result>(by node: Node, _ body: () -> Result) -> Result {
    let isTracking = ticket != nil
    ticket?.cancel()
    var new: ObservationTicket?
    func start() -> ObservationTicket {
      if let new { return new }
      let ticket = ObservationTicket(node)
      new = ticket
      return ticket
    }
    // `onChange` is asked for a handler only if something observable was read: most bodies pay nothing.
    func handler() -> @Sendable () -> Void {
      let ticket = start()
      return { ticket.fire() }
    }
    let result = withObservationTracking(
      {
        if isTracking { start().readSentinel() }
        return body()
      },
      onChange: handler())
    ticket = new
    return result
  }

  /// Reads on a node's own account, whatever body is being evaluated around it.
  ///
  /// The node is evaluated again when something that it read changes; what it read before is
  /// forgotten.
  mutating func read<Result>(by node: Node, _ body: () -> Result) -> Result {
    node.dropSubscriptions()
    let outer = node.runtime.reader
    node.runtime.reader = node
    defer { node.runtime.reader = outer }
    return track(by: node, body)
  }

  /// Ends the tracking.
  mutating func end() {
    ticket?.cancel()
    ticket = nil
  }
}

/// The registration of one evaluation with the objects that it read.
///
/// `withObservationTracking` ends a registration only when one of the properties changes, so that a
/// node that is evaluated for other reasons would pile them up. Hence the sentinel: one more
/// property, which only this registration reads, and whose change ends the registration as a whole.
private final class ObservationTicket: Observable, Sendable {
  private weak let node: Node?
  @MainActor private var isCancelled = false
  private let registrar = ObservationRegistrar()

  init(_ node: Node) { self.node = node }

  var sentinel: Void { () }

  func readSentinel() { registrar.access(self, keyPath: \.sentinel) }

  @MainActor func cancel() {
    isCancelled = true
    registrar.willSet(self, keyPath: \.sentinel)
  }

  /// Called by the object that changes, on whatever thread that happens, and by the sentinel.
  ///
  /// What changes on another thread counts even when a later registration has taken over meanwhile:
  /// that one may have read the value before it changed.
  func fire() {
    let isElsewhere = !MainActor.isCurrent
    MainActor.perform { [self] in
      if isElsewhere || !isCancelled { node?.setNeedsEvaluation() }
    }
  }
}
