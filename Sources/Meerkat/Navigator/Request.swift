import MeerkatJourney

/// What somebody wants a flow to do.
struct Request<Destination: Hashable> {
  enum Kind {
    case go(Direction<Destination>)
    case goSeveral([Direction<Destination>])
    case backWhere((Destination) -> Bool)
    case removeWhere((Destination) -> Bool)
    /// The user leaves a step on screen, with all that lies above it, whomever it belongs to.
    case leave(StepNode)
    /// The user leaves a flow on screen that somebody waits for.
    case leaveAwaited(AwaitedFlow)
    /// The flow is left, from however deep.
    case leaveFlow
    /// A flow is put above everything in this one.
    case present(AwaitedFlow)
    case open(LinkRequest)
    /// The journey is assigned; nobody is asked.
    case assign(Journey<Destination>)
  }

  let kind: Kind

  /// What goes on when the user leaves the step that comes.
  var detour: Detour?

  init(_ kind: Kind, detour: Detour? = nil) {
    self.kind = kind
    self.detour = detour
  }

  /// What tells one attempt from another: the same one twice is a second tap.
  @MainActor
  var name: AnyHashable? {
    switch kind {
    case .go(let direction): AnyHashable(direction)
    case .goSeveral(let directions): AnyHashable(directions)
    case .leave(let step): AnyHashable(ObjectIdentifier(step))
    case .leaveAwaited(let awaited), .present(let awaited): AnyHashable(ObjectIdentifier(awaited))
    case .leaveFlow: AnyHashable("leave")
    case .open(let link): AnyHashable(link.text)
    case .backWhere, .removeWhere, .assign: nil
    }
  }

  var isAssignment: Bool {
    if case .assign = kind { true } else { false }
  }
}

/// What has become of a request so far.
struct Trail {
  /// What was answered already.
  var answers: [GuardKey: GuardAnswer] = [:]

  /// The places in a row to which one guard after another sent the user.
  var visited: [RedirectPlace] = []

  /// The place that the user has come back from.
  var been: RedirectPlace?

  /// Who waits for what becomes of the request.
  var reply: Reply?

  /// More places in a row than anyone wants to see.
  static let limit = 16
}

/// Somebody who waits for what becomes of a request, and is told once.
///
/// When nobody is left who could tell, the flow has gone.
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

  /// Waits for the answer, without keeping those who would give it.
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
