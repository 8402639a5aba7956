import MeerkatIsolation
import MeerkatJourney

/// A flow above a step of its parent that isn't one of the parent's destinations.
///
/// A task awaits its outcome.
@MainActor
final class AwaitedFlow {
  let flow: any Flow
  let node: FlowNode
  let style: NavigationStyle

  /// The step that it lies on, once it has been placed.
  weak var step: StepNode?

  /// The requests whose guards put the flow there and wait for it.
  let guarded = PendingRequest.answering

  /// Called with the outcome, if the flow finishes.
  let finish: @MainActor (Any) -> Void

  /// The answer for the waiting task when the flow has gone.
  private let reply: Reply

  init(
    _ flow: any Flow, style: NavigationStyle, reply: Reply,
    finish: @escaping @MainActor (Any) -> Void
  ) {
    self.flow = flow
    node = flow.node
    self.style = style
    self.reply = reply
    self.finish = finish
  }

  /// Resumes the task that waits.
  func end() { reply.end(nil) }

  /// Whether it is the flow of a task.
  func isAwaited(by reply: Reply) -> Bool { self.reply === reply }

  /// Whether another one, put on top of it, would be its second tap: it is as it came, and the other
  /// would look the same.
  func isRepeated(by other: AwaitedFlow) -> Bool {
    style == other.style && type(of: flow) == type(of: other.flow)
      && node.journey.isAtRoot && node.isOnTopOfItself && node.journey == other.node.journey
  }

  // The flow can no longer be shown, so it will have no outcome; release the waiting task.
  deinit {
    let reply = reply
    MainActor.perform { reply.end(nil) }
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
