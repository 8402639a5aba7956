/// How long is left to wait for an app.
///
/// Only the time counts in which the app could have done something. Tests share the main actor, and
/// one that occupies it for long does not make the others impatient.
struct Patience {
  /// What one turn counts at most.
  private static let longestTurn = Duration.milliseconds(50)

  private var left: Duration
  private var last = ContinuousClock.now

  init(_ limit: Duration) {
    left = limit
  }

  /// Takes note of a turn, and answers whether there is still time.
  mutating func lasts() -> Bool {
    let now = ContinuousClock.now
    left -= min(now - last, Patience.longestTurn)
    last = now
    return left > .zero
  }
}
