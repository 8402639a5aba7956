import Foundation

/// The streams and the handler that receive a flow's navigation events.
@MainActor
final class Watchers {
  private struct Watcher: Sendable {
    let continuation: AsyncStream<NavigationEvent>.Continuation
    let now: @MainActor () -> Date
  }

  /// The number of events that a stream keeps for a reader that is slower.
  private static let maxEvents = 1_000

  private var watchers: [Int: Watcher] = [:]
  private var lastNumber = 0

  /// Called with each event while it happens, before the streams have it.
  var handler: ((NavigationEvent) -> Void)?

  var isEmpty: Bool { watchers.isEmpty && handler == nil }

  func stream(now: @escaping @MainActor () -> Date) -> AsyncStream<NavigationEvent> {
    lastNumber += 1
    let number = lastNumber
    return AsyncStream(bufferingPolicy: .bufferingNewest(Self.maxEvents)) { continuation in
      watchers[number] = Watcher(continuation: continuation, now: now)
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.watchers[number] = nil }
      }
    }
  }

  func tell(_ event: NavigationEvent) {
    handler?(event)
    for watcher in watchers.values {
      var event = event
      event.time = watcher.now()
      watcher.continuation.yield(event)
    }
  }

  nonisolated init() {}

  // Ends the streams, because there will be no more events.
  deinit {
    for watcher in watchers.values { watcher.continuation.finish() }
  }
}
