import MeerkatJourney

extension FlowNode {
  /// Sends the user to a destination of this flow, as its guard wants.
  ///
  /// - Parameters:
  ///   - destination: Where the user is sent.
  ///   - style: How it is shown.
  ///   - attempt: The request about which the guard was asked.
  ///   - asking: The flow whose request it is.
  ///   - comesBack: Whether the request is resumed when the user has left that place.
  /// - Returns: What the request waits for, or why it has not arrived.
  func redirect(
    to destination: AnyDestination, _ style: NavigationStyle, _ attempt: Attempt,
    of asking: FlowNode,
    comesBack: Bool
  ) -> AnyAnswer {
    // A flow that has no place yet can't be gone to, so its own guard keeps the user out.
    guard root === asking.root else { return .refused(.forbidden) }
    let place = RedirectTarget(flow: identity, destination: destination)
    // The user has come back without doing what the guard asked for, and stays.
    if place == attempt.been { return .refused(.forbidden) }
    guard !attempt.visited.contains(place), attempt.visited.count < RedirectTarget.limit else {
      let places = attempt.visited.map { String(describing: $0.destination) }
      return .refused(.redirectLoop(places))
    }
    // Afterwards everybody is asked anew.
    var next = attempt
    (next.answers, next.visited, next.been) = ([:], [], place)
    let request = Request(
      .go(.forward(to: destination, style: style)),
      suspended: comesBack ? SuspendedRequest(next, of: asking) : nil)
    let redirected = Refusal.redirected(String(describing: destination))
    if isOnTop(destination, style: style) {
      // The user is there already.
      if top.index > 0, let suspended = request.suspended {
        top.suspended.follow(suspended)
      } else {
        for reply in attempt.replies { reply.end(redirected) }
      }
      return .refused(redirected)
    }
    var redirect = Attempt(request: request, cause: .guarded, visited: attempt.visited + [place])
    if !comesBack {
      // The user doesn't return from there to resume the request.
      (redirect.replies, redirect.isPlain) = (attempt.replies, attempt.isPlain)
      redirect.arrival = redirected
    }
    let answer = carry(redirect)
    if case .done = answer { return .refused(redirected) }
    return answer
  }
}

/// A destination of a specific flow, used to detect a loop of redirections.
struct RedirectTarget: Hashable {
  let flow: Identity
  let destination: AnyDestination

  /// The number of places in a row after which the guards count as a loop.
  static let limit = 16
}

/// A request that is resumed when the user has been elsewhere.
///
/// It ends instead if the user leaves that place because something else says where the user is: a
/// reset, a restored archive, another link or a whole journey.
@MainActor
final class SuspendedRequest {
  fileprivate weak var flow: FlowNode?
  fileprivate var attempt: Attempt

  init(_ attempt: Attempt, of flow: FlowNode) {
    (self.flow, self.attempt) = (flow, attempt)
  }

  func resume() { flow?.resume(attempt) }

  func end(_ refusal: Refusal = .superseded) { attempt.end(refusal) }

  /// Takes the same request once more; returns false if it is another one.
  func join(_ other: Attempt, of flow: FlowNode) -> Bool {
    attempt.join(other, of: flow, isOwn: self.flow === flow)
  }
}

@MainActor
extension SuspendedRequest? {
  /// Takes a newer request, which is the one to resume: for those who made the same one, too.
  mutating func follow(_ newer: SuspendedRequest) {
    if let self, let flow = newer.flow, self.join(newer.attempt, of: flow) { return }
    end()
    self = newer
  }

  /// Ends the request, if there is one: it is never resumed.
  mutating func end() {
    self?.end()
    self = nil
  }
}
