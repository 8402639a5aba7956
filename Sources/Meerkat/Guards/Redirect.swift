import MeerkatJourney

extension FlowNode {
  /// Sends the user to a destination of this flow, as its guard wants, after the places that were
  /// visited already.
  ///
  /// - Parameters:
  ///   - destination: Where the user is sent.
  ///   - style: How it is shown.
  ///   - trail: The progress of the request so far.
  ///   - asking: The flow whose request it is.
  ///   - resume: Resumes the request when the user has left that place; nil if the user goes there
  ///     instead.
  /// - Returns: Why the request has not arrived.
  func redirect(
    to destination: AnyHashable, _ style: Style, _ trail: Trail, of asking: FlowNode,
    thenResume resume: (@MainActor (Trail) -> Void)?
  ) -> Refusal {
    // A flow that has no place yet can't be gone to, so its own guard keeps the user out.
    guard root === asking.root else { return .forbidden }
    let place = RedirectPlace(flow: identity, destination: destination)
    // The user has come back without doing what the guard asked for, and stays.
    if place == trail.been { return .forbidden }
    guard !trail.visited.contains(place), trail.visited.count < Trail.limit else {
      return .redirectLoop(trail.visited.map { String(describing: $0.destination) })
    }
    let detour = resume.map { resume in
      Detour(replies: trail.replies) { resume(Trail(been: place, replies: trail.replies)) }
    }
    let request = Request(.go(.forward(to: destination, style: style)), detour: detour)
    let result = carry(request, cause: .guarded, trail: Trail(visited: trail.visited + [place]))
    let redirected = Refusal.redirected(String(describing: destination))
    let refusal = if case .failure(let refusal) = result { refusal } else { redirected }
    switch refusal {
    case .redirected, .undecided:
      // Nobody returns from there to resume the request.
      if resume == nil { for reply in trail.replies { reply.end(redirected) } }
    default: break
    }
    return refusal
  }
}

/// A destination of one particular flow, by which a circle of redirections is detected.
struct RedirectPlace: Hashable {
  let flow: Identity
  let destination: AnyHashable
}

/// A request that is resumed when the user has been elsewhere.
@MainActor
struct Detour {
  /// The tasks that await the result of the request.
  let replies: [Reply]

  /// Resumes the request.
  let resume: @MainActor () -> Void

  func goOn() {
    Turns.enqueue { refusal in
      guard let refusal else { return resume() }
      for reply in replies { reply.end(refusal) }
    }
  }
}
