import Synchronization

/// A clock that stands still until a test moves it.
package final class ManualClock: Clock {
  package struct Instant: InstantProtocol {
    package var offset: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let duration: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Someone who waits until so many sleep for so long.
  private struct Watcher {
    let count: Int
    let duration: Duration
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var lastNumber = 0
    var watchers: [Watcher] = []

    func isSatisfied(_ watcher: Watcher) -> Bool {
      sleepers.values.count { $0.duration == watcher.duration } == watcher.count
    }
  }

  private let state = Mutex(State())

  /// Makes a clock that shows zero.
  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .nanoseconds(1) }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let duration = now.duration(to: deadline)
        add(
          Sleeper(deadline: deadline, duration: duration, continuation: continuation),
          number: number)
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Moves the clock and wakes those whose time has come.
  package func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }

  /// Returns when exactly so many tasks sleep for so long, so that moving the clock reaches them.
  package func sleepers(_ count: Int, for duration: Duration) async {
    await withCheckedContinuation { continuation in
      let watcher = Watcher(count: count, duration: duration, continuation: continuation)
      state.withLock { $0.watchers.append(watcher) }
      tellWatchers()
    }
  }
}

extension ManualClock {
  private func add(_ sleeper: Sleeper, number: Int) {
    let isCancelled = state.withLock { state in
      if state.cancelled.remove(number) != nil { return true }
      state.sleepers[number] = sleeper
      return false
    }
    if isCancelled { sleeper.continuation.resume(throwing: CancellationError()) }
    tellWatchers()
  }

  private func cancel(_ number: Int) {
    let sleeper = state.withLock { state in
      guard let sleeper = state.sleepers.removeValue(forKey: number) else {
        state.cancelled.insert(number)
        return nil as Sleeper?
      }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
    tellWatchers()
  }

  private func tellWatchers() {
    let told = state.withLock { state in
      let told = state.watchers.filter(state.isSatisfied)
      let waiting = state.watchers.filter { !state.isSatisfied($0) }
      state.watchers = waiting
      return told
    }
    for watcher in told { watcher.continuation.resume() }
  }
}
