/// Those who watch a flow and the flows in it.
@MainActor
final class Watchers {
  private var continuations: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { continuations.isEmpty }

  func stream() -> AsyncStream<NavigationEvent> {
    lastNumber += 1
    let number = lastNumber
    return AsyncStream { continuation in
      continuations[number] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.continuations[number] = nil }
      }
    }
  }

  func tell(_ event: NavigationEvent) {
    for continuation in continuations.values { continuation.yield(event) }
  }

  nonisolated init() {}

  // Whoever waits for events learns that there will be no more.
  deinit {
    for continuation in continuations.values { continuation.finish() }
  }
}
