import MeerkatJourney

extension Flow {
  /// The navigation events of this flow and of all flows in it.
  ///
  /// Watch the root flow to see the events of the whole app. Each call creates a separate stream,
  /// which receives events from then on and ends with the flow. A stream that isn't read keeps the
  /// last 1,000 events, which keep no flow alive. Events are created only while there is a stream.
  ///
  /// ```swift
  /// for await event in flow.navigationEvents {
  ///   if let change = event.change(in: CourseFlow.self) { … }
  /// }
  /// ```
  public var navigationEvents: AsyncStream<NavigationEvent> { node.watchers.stream() }
}

extension FlowNode {
  /// Whether this flow, or one around it, is watched.
  var isWatched: Bool { lineage.contains { !$0.watchers.isEmpty } }

  /// Tells the watchers of this flow and of the flows around it.
  ///
  /// - Parameters:
  ///   - what: What happened.
  ///   - flow: The flow in which it happened, if not this one.
  ///   - from: The destination that was on top before, if another one is now.
  ///   - cause: What made it happen.
  ///   - change: What changed in the journey.
  func tell(
    _ what: NavigationEvent.What, of flow: (any Flow)? = nil, from: AnyDestination? = nil,
    cause: NavigationCause, change: AnyJourney.Change? = nil
  ) {
    guard isWatched, let flow = flow ?? self.flow else { return }
    let place = flow.node.ownTop.destination
    let event = NavigationEvent(
      what: what, flow: flow, from: from ?? place, to: place, cause: cause, change: change)
    for node in lineage { node.watchers.tell(event) }
  }
}

/// The streams and the handler that receive a flow's navigation events.
@MainActor
final class Watchers {
  /// The number of events that a stream keeps for a reader that is slower.
  private static let maxEvents = 1_000

  private var watchers: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var lastNumber = 0

  /// Called with each event while it happens, before the streams have it.
  var handler: ((NavigationEvent) -> Void)?

  var isEmpty: Bool { watchers.isEmpty && handler == nil }

  func stream() -> AsyncStream<NavigationEvent> {
    lastNumber += 1
    let number = lastNumber
    return AsyncStream(bufferingPolicy: .bufferingNewest(Self.maxEvents)) { continuation in
      watchers[number] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.watchers[number] = nil }
      }
    }
  }

  func tell(_ event: NavigationEvent) {
    handler?(event)
    for watcher in watchers.values { watcher.yield(event) }
  }

  nonisolated init() {}

  // Ends the streams, because there will be no more events.
  deinit {
    for watcher in watchers.values { watcher.finish() }
  }
}
