/// The maximum rate of something: in the long run, and in a burst.
package struct RateLimit: Hashable, Sendable {
  /// The number per second, in the long run.
  package var perSecond: Double
  /// The number at once, after a pause.
  package var burst: Double

  /// Creates a limit.
  package init(perSecond: Double, burst: Double) {
    (self.perSecond, self.burst) = (perSecond, burst)
  }
}

/// Enforces a limit: a bucket of tokens that refills with time.
struct TokenBucket {
  private let limit: RateLimit
  private var tokens: Double
  private var time: Duration

  /// Creates a full bucket.
  init(limit: RateLimit, at time: Duration) {
    (self.limit, self.time) = (limit, time)
    tokens = limit.burst
  }

  /// Whether nothing was taken for so long that the bucket is full again.
  func isFull(at now: Duration) -> Bool {
    tokens + (now - time) / .seconds(1) * limit.perSecond >= limit.burst
  }

  /// Takes a token out, if there is one.
  mutating func take(at now: Duration) -> Bool {
    tokens = min(limit.burst, tokens + (now - time) / .seconds(1) * limit.perSecond)
    time = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}

extension Clock<Duration> {
  /// Returns the time since now, for callers that don't know the clock's type of instants.
  func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
