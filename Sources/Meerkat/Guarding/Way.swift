import MeerkatJourney

/// Where the user has been sent on account of one intention.
struct Way {
  /// The places in a row to which one guard after another sent the user.
  private(set) var visited: [Sidestep.Place] = []

  /// The place that the user has come back from.
  var been: Sidestep.Place?

  /// More places in a row than anyone wants to see.
  static let limit = 16

  init(been: Sidestep.Place? = nil) {
    self.been = been
  }

  /// Sends the user to a place, and then on to where the user was going.
  ///
  /// - Returns: Why the intention has not arrived.
  @MainActor
  func sidestep(_ sidestep: Sidestep, then retry: @escaping @MainActor (Way) -> Void) -> Refusal? {
    // Whoever comes back without having done what was asked for stays.
    if sidestep.place == been { return .forbidden }
    guard !visited.contains(sidestep.place), visited.count < Way.limit else {
      return .circle(visited.map { String(describing: $0.destination) })
    }
    var next = self
    next.visited.append(sidestep.place)
    return sidestep.go(next, retry)
  }
}
