import MeerkatJourney

/// A request to a flow.
struct Request<Destination: Hashable> {
  enum Kind {
    case go(Direction<Destination>)
    case goSeveral([Direction<Destination>])
    case backWhere((Destination) -> Bool)
    case removeWhere((Destination) -> Bool)
    /// The user leaves a step on screen, with everything above it, whichever flow that belongs to.
    case leave(StepNode)
    /// The flow is left from any depth.
    case leaveFlow
    /// A flow is put above everything in this one.
    case present(AwaitedFlow)
    case open(LinkRequest)
    /// The journey is assigned, without asking guards.
    case assign(Journey<Destination>)
  }

  let kind: Kind

  /// The request to resume when the user leaves the step that comes.
  var detour: Detour?

  init(_ kind: Kind, detour: Detour? = nil) {
    self.kind = kind
    self.detour = detour
  }

  /// What distinguishes one attempt from another: the same one twice is a second tap.
  @MainActor
  var name: AnyHashable? {
    switch kind {
    case .go(let direction): AnyHashable(direction)
    case .goSeveral(let directions): AnyHashable(directions)
    case .leave(let step): AnyHashable(ObjectIdentifier(step))
    case .present(let awaited): AnyHashable(ObjectIdentifier(awaited))
    case .leaveFlow: AnyHashable("leave")
    case .open(let link): AnyHashable(link.text)
    case .backWhere, .removeWhere, .assign: nil
    }
  }

  var isAssignment: Bool {
    if case .assign = kind { true } else { false }
  }
}

/// The progress of a request so far.
struct Trail {
  /// The answers that guards and the user have given.
  var answers: [GuardKey: GuardAnswer] = [:]

  /// The places to which guards have sent the user one after the other.
  var visited: [RedirectPlace] = []

  /// The place from which the user has come back.
  var been: RedirectPlace?

  /// Who awaits the result of the request.
  var reply: Reply?

  /// The number of places in a row after which the guards count as a loop.
  static let limit = 16
}

/// The result of a request, which somebody awaits and gets once.
///
/// When nobody is left who could give it, the flow has gone.
final class Reply: Sendable {
  private let stream: AsyncStream<Result<any Sendable, Refusal>>
  private let continuation: AsyncStream<Result<any Sendable, Refusal>>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  func end(_ result: Result<any Sendable, Refusal>) {
    continuation.yield(result)
    continuation.finish()
  }

  /// Waits for the result, without keeping those who would give it.
  @MainActor
  static func answer(
    to ask: (Reply) -> Void
  ) async -> Result<any Sendable, Refusal>? {
    let stream: AsyncStream<Result<any Sendable, Refusal>>
    do {
      let reply = Reply()
      stream = reply.stream
      ask(reply)
    }
    for await result in stream { return result }
    return nil
  }

  deinit { continuation.finish() }
}
