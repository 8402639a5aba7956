/// Determines when a store that couldn't be reached is asked again: ever later, up to five seconds.
struct BackOff {
  /// How often in a row the store couldn't be reached.
  private(set) var failures = 0
  private var nextAttempt: Duration = .zero

  /// How long to wait before the next attempt; without failures, how long changes wait for others.
  var wait: Duration { SessionKeeper.interval * min(failures + 1, 10) }

  /// Whether the store may be asked.
  func allowsAttempt(at now: Duration) -> Bool { failures == 0 || now >= nextAttempt }

  /// Notes a failure; of attempts that were made together, one counts.
  mutating func noteFailure(at now: Duration) {
    guard allowsAttempt(at: now) else { return }
    failures += 1
    nextAttempt = now + wait
  }

  /// Notes that the store was reached, and returns how many attempts had failed before.
  mutating func noteSuccess() -> Int {
    defer { failures = 0 }
    return failures
  }
}
