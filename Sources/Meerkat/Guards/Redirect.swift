import MeerkatJourney

/// A place where a guard sends the user.
@MainActor
struct Redirect {
  /// The place, so that a circle of them is noticed.
  let place: RedirectPlace

  /// Whether the user goes on from there to where the user was going.
  let comesBack: Bool

  /// Goes there, by way of what was visited already.
  ///
  /// - Returns: Why the user is not there, or nil.
  let go: @MainActor (_ trail: Trail, _ detour: Detour?) -> Refusal?

  init(
    place: RedirectPlace, comesBack: Bool,
    go: @escaping @MainActor (Trail, Detour?) -> Refusal?
  ) {
    self.place = place
    self.comesBack = comesBack
    self.go = go
  }

  /// Sends the user there.
  ///
  /// - Parameters:
  ///   - trail: What has become of the request so far.
  ///   - retry: Takes the request up again, when the user has been there.
  /// - Returns: Why the request has not arrived.
  func follow(_ trail: Trail, retry: @escaping @MainActor (Trail) -> Void) -> Refusal {
    // Whoever comes back without having done what was asked for stays.
    if place == trail.been { return .forbidden }
    guard !trail.visited.contains(place), trail.visited.count < Trail.limit else {
      return .redirectLoop(trail.visited.map { String(describing: $0.destination) })
    }
    let visited = trail.visited + [place]
    let detour = Detour(place: place, reply: trail.reply) { been in
      retry(Trail(been: been, reply: trail.reply))
    }
    let refusal = go(Trail(visited: visited), comesBack ? detour : nil)
    return refusal ?? .redirected(String(describing: place.destination))
  }
}

/// A destination of one particular flow.
struct RedirectPlace: Hashable {
  let flow: ObjectIdentifier
  let destination: AnyHashable
}

/// A request that goes on when the user has been elsewhere.
@MainActor
struct Detour {
  /// Where the user was sent, so that nobody is sent there twice for one request.
  let place: RedirectPlace

  let reply: Reply?

  /// Takes the request up again.
  let retry: @MainActor (RedirectPlace) -> Void

  init(place: RedirectPlace, reply: Reply?, retry: @escaping @MainActor (RedirectPlace) -> Void) {
    self.place = place
    self.reply = reply
    self.retry = retry
  }

  func goOn() {
    Turns.wait { refusal in
      if let refusal { reply?.end(.failure(refusal)) } else { retry(place) }
    }
  }
}
