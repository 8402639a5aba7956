import MeerkatIsolation
import MeerkatJourney

/// A flow that lies above a step of its parent without being one of its destinations, while a task
/// waits for its outcome.
@MainActor
final class AwaitedFlow {
  let flow: any Flow
  let node: FlowNode
  let style: Style

  /// The step that it lies on, once it has been placed.
  weak var step: StepNode?

  /// The requests whose guards put the flow there and wait for it.
  let guarded = PendingRequest.answering

  /// The outcome, if the flow has finished.
  var outcome: Any?

  private let waiting: OutcomeWaiting

  init(_ flow: any Flow, style: Style, waiting: OutcomeWaiting) {
    self.flow = flow
    node = flow.node
    self.style = style
    self.waiting = waiting
  }

  /// Resumes the task that waits, with the outcome or with nil.
  func end() {
    waiting.end(with: outcome)
  }

  // When nobody is left who could keep the flow, there will be no outcome, so nobody may wait for
  // one.
  deinit {
    let waiting = waiting
    MainActor.perform { waiting.end(with: nil) }
  }
}

@MainActor
extension [AwaitedFlow] {
  /// The flows in the order of the steps that they lie on, without those whose step has no place.
  ///
  /// Flows on the same step keep their order.
  func ordered(by place: (AwaitedFlow) -> Int?) -> [AwaitedFlow] {
    enumerated().compactMap { offset, flow in place(flow).map { ($0, offset, flow) } }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

/// A task that waits for the outcome of a flow, and is resumed once.
@MainActor
final class OutcomeWaiting {
  private var continuation: CheckedContinuation<Void, Never>?
  private var outcome: Any?
  private var hasEnded = false

  /// Whether the waiting task was cancelled before there was an outcome.
  private(set) var wasCancelled = false

  /// Removes the flow, or withdraws the request that was to show it.
  var leave: () -> Void = {}

  /// Waits for the outcome; nil if there is none.
  func value() async -> Any? {
    if !hasEnded {
      await withCheckedContinuation { continuation = $0 }
    }
    return outcome
  }

  func end(with outcome: Any?) {
    guard !hasEnded else { return }
    hasEnded = true
    self.outcome = outcome
    continuation?.resume()
    continuation = nil
  }

  /// Stops waiting, and removes the flow.
  func cancel() {
    guard !hasEnded else { return }
    wasCancelled = true
    end(with: nil)
    leave()
  }
}
