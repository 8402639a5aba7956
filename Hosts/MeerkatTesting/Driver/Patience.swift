/// The time that is left to wait for an app.
///
/// Only the time in which the app could have done something counts. Tests share the main actor, and
/// one that occupies it for long doesn't make the others fail.
struct Patience {
  /// The longest time that one turn counts.
  private static let longestTurn = Duration.milliseconds(50)

  private var left: Duration
  private var last = ContinuousClock.now

  init(_ limit: Duration) { left = limit }

  /// Counts a turn, and returns whether there is time left.
  mutating func lasts() -> Bool {
    let now = ContinuousClock.now
    left -= min(now - last, Patience.longestTurn)
    last = now
    return left > .zero
  }
}
