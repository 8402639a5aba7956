import MeerkatCombine
import Foundation

/// A thread that runs its own run loop until it is stopped.
///
/// Proof of safety: a run loop takes actions and timers from every thread, and the timer that keeps it
/// running is touched only by an action on that thread.
struct LoopThread: @unchecked Sendable {
  let runLoop: RunLoop
  private let idle: Timer

  /// Whether the caller is on this thread.
  var isCurrent: Bool { RunLoop.current === runLoop }

  static func start() async -> LoopThread {
    await withCheckedContinuation { continuation in
      Thread {
        // A run loop with nothing to wait for would end; this timer never gets to fire.
        let idle = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.current.add(idle, forMode: .default)
        continuation.resume(returning: LoopThread(runLoop: RunLoop.current, idle: idle))
        RunLoop.current.run()
      }
      .start()
    }
  }

  func stop() {
    runLoop.schedule { [idle] in idle.invalidate() }
  }
}
