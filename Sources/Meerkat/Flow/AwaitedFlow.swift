import MeerkatIsolation
import MeerkatJourney

/// A flow that was put above a step and is no destination of its parent; somebody waits for its
/// outcome.
@MainActor
final class AwaitedFlow {
  let flow: any Flow
  let node: FlowNode
  let style: Style

  /// The step that it lies on, once it is there.
  weak var step: StepNode?

  /// The requests whose guards put the flow there and wait for it.
  let guarded = PendingRequest.answering

  /// What the flow finished with, where it has.
  var outcome: Any?

  private let waiting: OutcomeWaiting

  init(_ flow: any Flow, style: Style, waiting: OutcomeWaiting) {
    self.flow = flow
    node = flow.node
    self.style = style
    self.waiting = waiting
  }

  /// Tells the one who waits that the flow has finished with an outcome, or was left.
  func end() {
    waiting.end(with: outcome)
  }

  // When nobody is left who could keep the flow, there is no outcome: so nobody waits for ever.
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

/// Someone who waits for the outcome of a flow, and is told once.
@MainActor
final class OutcomeWaiting {
  private var continuation: CheckedContinuation<Void, Never>?
  private var outcome: Any?
  private var hasEnded = false

  /// Whether the task that waits was cancelled before there was an outcome.
  private(set) var wasCancelled = false

  /// Takes the flow away, or what is to bring it.
  var leave: () -> Void = {}

  /// Waits for the outcome; nil when there is none.
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

  /// Waits no longer, and takes the flow away.
  func cancel() {
    guard !hasEnded else { return }
    wasCancelled = true
    end(with: nil)
    leave()
  }
}
