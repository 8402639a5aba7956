/// Someone who waits for the outcome of a flow, and is told once.
@MainActor
final class Waiting {
  private var continuation: CheckedContinuation<Void, Never>?
  private var hasEnded = false
  private var outcome: Any?

  /// Takes the flow away.
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
    leave()
    end(with: nil)
  }
}
