/// Someone who waits for the outcome of a flow, and is told once.
@MainActor
final class Waiting {
  private var continuation: CheckedContinuation<Void, Never>?
  private var outcome: Any?

  /// Whether there is nothing to wait for any more.
  private(set) var hasEnded = false

  /// Whether the task that waits was cancelled before there was an outcome.
  private(set) var wasCancelled = false

  /// Takes the flow away, or what is to bring it.
  var leave: () -> Void = {}

  /// Waits for the outcome; nil when there is none.
  func value() async -> Any? {
    if !hasEnded {
      await withCheckedContinuation { continuation = $0 }
    }
    return outcome
  }

  func end(with outcome: Any?) {
    guard !hasEnded else { return }
    hasEnded = true
    self.outcome = outcome
    continuation?.resume()
    continuation = nil
  }

  /// Waits no longer, and takes the flow away.
  func cancel() {
    guard !hasEnded else { return }
    wasCancelled = true
    end(with: nil)
    leave()
  }
}

/// The promise to tell someone who waits.
///
/// When nobody is left who could keep it, there is no outcome: so nobody waits for ever, whichever
/// way the flow, or what was to bring it, has gone.
@MainActor
final class Promise {
  let waiting: Waiting

  init(to waiting: Waiting) {
    self.waiting = waiting
  }

  isolated deinit {
    waiting.end(with: nil)
  }
}
