import MeerkatJourney

/// Another destination to which a guard sends the user.
@MainActor
struct Redirect {
  /// The flow that the place is in.
  let node: FlowNode

  let destination: AnyHashable

  /// Whether the user goes on from there to the original destination.
  let comesBack: Bool

  /// Goes there, after the places that were visited already.
  ///
  /// - Returns: Why the user has not arrived, or nil.
  let go: @MainActor (_ trail: Trail, _ detour: Detour?) -> Refusal?

  /// The place, by which a circle is detected.
  private var place: RedirectPlace {
    RedirectPlace(flow: ObjectIdentifier(node), destination: destination)
  }

  init(
    to destination: AnyHashable, in node: FlowNode, comesBack: Bool,
    go: @escaping @MainActor (Trail, Detour?) -> Refusal?
  ) {
    self.node = node
    self.destination = destination
    self.comesBack = comesBack
    self.go = go
  }

  /// Sends the user there.
  ///
  /// - Parameters:
  ///   - trail: The progress of the request so far.
  ///   - asking: The flow whose request it is.
  ///   - retry: Resumes the request when the user has left that place.
  /// - Returns: Why the request has not arrived.
  func follow(
    _ trail: Trail, of asking: FlowNode, retry: @escaping @MainActor (Trail) -> Void
  ) -> Refusal {
    // A flow that has no place yet can't be gone to, so its own guard keeps the user out.
    guard node.root === asking.root else { return .forbidden }
    // The user has come back without doing what the guard asked for, and stays.
    if place == trail.been { return .forbidden }
    guard !trail.visited.contains(place), trail.visited.count < Trail.limit else {
      return .redirectLoop(trail.visited.map { String(describing: $0.destination) })
    }
    let visited = trail.visited + [place]
    let detour = Detour(place: place, reply: trail.reply) { been in
      retry(Trail(been: been, reply: trail.reply))
    }
    let refusal = go(Trail(visited: visited), comesBack ? detour : nil)
    let redirected = Refusal.redirected(String(describing: destination))
    // Nobody returns from there to resume the request.
    if !comesBack { trail.reply?.end(.failure(redirected)) }
    return refusal ?? redirected
  }
}

/// A destination of one particular flow.
struct RedirectPlace: Hashable {
  let flow: ObjectIdentifier
  let destination: AnyHashable
}

/// A request that is resumed when the user has been elsewhere.
@MainActor
struct Detour {
  /// Where the user was sent, so that one request doesn't send the user there twice.
  let place: RedirectPlace

  let reply: Reply?

  /// Resumes the request.
  let retry: @MainActor (RedirectPlace) -> Void

  init(place: RedirectPlace, reply: Reply?, retry: @escaping @MainActor (RedirectPlace) -> Void) {
    self.place = place
    self.reply = reply
    self.retry = retry
  }

  func goOn() {
    Turns.enqueue { refusal in
      if let refusal { reply?.end(.failure(refusal)) } else { retry(place) }
    }
  }
}
