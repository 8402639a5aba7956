import MeerkatIsolation
import MeerkatJourney
import MeerkatUI

/// A flow as a step of its parent that isn't one of the parent's destinations.
///
/// A task awaits its outcome.
@MainActor
final class AwaitedFlow {
  let flow: any Flow
  let node: FlowNode

  /// The requests whose guards put the flow there and wait for it.
  let guarded = PendingRequest.answering

  /// Called with the outcome, if the flow finishes.
  let finish: @MainActor (Any) -> Void

  /// Makes the flow's view, in the screen of its step.
  let makeScreen: @MainActor () -> AnyView

  /// The answer for the waiting task when the flow has gone.
  private let reply: Reply

  init(
    _ flow: some Flow, reply: Reply, finish: @escaping @MainActor (Any) -> Void,
    makeScreen: @escaping @MainActor () -> AnyView
  ) {
    self.flow = flow
    node = flow.node
    (self.makeScreen, self.reply, self.finish) = (makeScreen, reply, finish)
  }

  /// The flow as all that there is in the screen of its step.
  func makeChild() -> ChildFlow {
    let here = SourcePosition(fileID: #fileID, line: #line, column: #column)
    return ChildFlow(flow: flow, node: node, isWhole: true, tab: nil, position: here)
  }

  /// Resumes the task that waits.
  func end() { reply.end(nil) }

  /// Whether it is the flow of a task.
  func isAwaited(by reply: Reply) -> Bool { self.reply === reply }

  /// Whether another one, put on top of it, would be its second tap: it is as it came, and the other
  /// would look the same.
  func isRepeated(by other: AwaitedFlow) -> Bool {
    type(of: flow) == type(of: other.flow) && node.journey.isAtRoot && node.isOnTopOfItself
      && node.journey == other.node.journey
  }

  // The flow can no longer be shown, so it will have no outcome; release the waiting task.
  deinit {
    let reply = reply
    MainActor.perform { reply.end(nil) }
  }
}

/// As a destination in a type-erased journey, a flow is equal to itself alone.
extension AwaitedFlow: Hashable {
  nonisolated static func == (one: AwaitedFlow, other: AwaitedFlow) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
