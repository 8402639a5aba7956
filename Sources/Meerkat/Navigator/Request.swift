import MeerkatIsolation
import MeerkatJourney

/// A request to a flow.
struct Request {
  enum Kind {
    case go(AnyDirection)
    case goSeveral([AnyDirection])
    case backWhere((AnyDestination) -> Bool)
    case removeWhere((AnyDestination) -> Bool)
    /// The user leaves a step on screen, with everything above it, whichever flow that belongs to.
    case leave(StepNode)
    /// The flow is left from any depth.
    case leaveFlow
    /// A flow is put above everything in this one.
    case present(AwaitedFlow, NavigationStyle)
    case open(LinkRequest)
    /// The journey becomes another one, without asking guards.
    case reset(AnyJourney)
    /// A guard no longer allows a step, which goes with everything above it; directions follow.
    case disallow(StepNode, then: [AnyDirection])
    /// The system shows neither a step nor what is above it; no guard is asked.
    case drop(StepNode)
  }

  /// The identity of a request: making the same one twice is a second tap.
  enum Name: Hashable {
    case go(AnyDirection)
    case goSeveral([AnyDirection])
    case leave(AnyJourney.Step.ID)
    case leaveFlow
    case open(String)
  }

  let kind: Kind

  /// The request to resume when the user leaves the step that comes.
  fileprivate(set) var suspended: SuspendedRequest?

  /// Whether nobody is asked about leaving.
  let isConfirmed: Bool

  init(_ kind: Kind, suspended: SuspendedRequest? = nil, isConfirmed: Bool = false) {
    (self.kind, self.suspended, self.isConfirmed) = (kind, suspended, isConfirmed)
  }

  /// Whether the request says where the user is, whatever has been going on.
  var isWholePlace: Bool {
    switch kind {
    case .open, .reset, .go(.replaceAll): true
    case .goSeveral(let directions):
      directions.contains { if case .replaceAll = $0 { true } else { false } }
    default: false
    }
  }

  @MainActor
  var name: Name? {
    if isConfirmed { return nil }
    return switch kind {
    case .go(let direction): .go(direction)
    case .goSeveral(let directions): .goSeveral(directions)
    case .leave(let step): .leave(step.id)
    case .leaveFlow: .leaveFlow
    case .open(let link): .open(link.text)
    case .backWhere, .removeWhere, .present, .reset, .disallow, .drop: nil
    }
  }
}

/// A request in progress: who made it, and the answers of guards so far.
@MainActor
struct Attempt {
  private(set) var request: Request
  let cause: NavigationCause

  /// The answers that guards and the user have given.
  var answers = GuardAnswers()

  /// The places to which guards have sent the user one after the other.
  var visited: [RedirectTarget] = []

  /// The place from which the user has come back.
  var been: RedirectTarget?

  /// What the button of a dialog does once the dialog's step has gone.
  var action: (() -> Void)?

  /// The tasks that await the result of the request.
  var replies: [Reply] = []

  /// What those tasks are told when the request is done, if it is not the one that they made.
  var arrival: Refusal?

  /// Whether the request was made, at least once, by a caller that doesn't await the result.
  var isPlain = true

  /// Whether all tasks that made the request have been cancelled.
  var isWithdrawn: Bool { !isPlain && replies.allSatisfy(\.isWithdrawn) }

  /// Tells the tasks why the request is not carried out, and those that it would have resumed.
  func end(_ refusal: Refusal) {
    for reply in replies { reply.end(refusal) }
    request.suspended?.end(refusal)
    if case .leave(let step) = request.kind { step.comeBack() }
  }

  /// Takes the same request once more, or the one that is resumed after this one.
  ///
  /// - Parameters:
  ///   - other: The request that was made again.
  ///   - flow: The flow that was asked.
  ///   - isOwn: Whether this is a request to the same flow.
  /// - Returns: Whether it is one of them.
  mutating func join(_ other: Attempt, of flow: FlowNode, isOwn: Bool) -> Bool {
    guard isOwn, let name = request.name, name == other.request.name else {
      return request.suspended?.join(other, of: flow) == true
    }
    replies += other.replies
    action = other.action ?? action
    isPlain = isPlain || other.isPlain
    if let newer = other.request.suspended { request.suspended.follow(newer) }
    return true
  }
}

/// The result of a request, which a task awaits and receives once.
///
/// Ends by itself when nothing is left that could deliver it, because the flow has gone.
@MainActor
final class Reply {
  private let stream: AsyncStream<Refusal?>
  private let continuation: AsyncStream<Refusal?>.Continuation

  /// Whether the task has been cancelled.
  var isWithdrawn = false

  private init() {
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  /// Tells the task that the request is done, or why it isn't; a cancelled one, that it isn't.
  func end(_ refusal: Refusal?) {
    continuation.yield(isWithdrawn ? .superseded : refusal)
    continuation.finish()
  }

  /// Makes a request and waits for its result, without retaining the objects that deliver it.
  ///
  /// - Parameters:
  ///   - ask: Makes the request.
  ///   - withdraw: Called if the waiting task is cancelled first.
  /// - Throws: Why the request was not carried out; `CancellationError` if the task is cancelled.
  @MainActor
  static func answer(
    to ask: (Reply) -> Void, withdraw: @escaping @MainActor @Sendable (Reply) -> Void
  ) async throws {
    try Task.checkCancellation()
    let stream: AsyncStream<Refusal?>
    let cancel: @Sendable () -> Void
    do {
      let reply = Reply()
      stream = reply.stream
      cancel = { [weak reply] in
        // At once, so that an answer which comes before the task runs changes nothing.
        MainActor.perform { reply?.isWithdrawn = true }
        Task { @MainActor in
          if let reply { withdraw(reply) }
        }
      }
      ask(reply)
    }
    let refusal = await withTaskCancellationHandler {
      for await result in stream { return result }
      return .flowHasGone
    } onCancel: {
      cancel()
    }
    guard let refusal else { return }
    throw Task.isCancelled ? CancellationError() : refusal
  }

  deinit { continuation.finish() }
}
