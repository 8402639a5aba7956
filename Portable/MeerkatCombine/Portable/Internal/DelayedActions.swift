import Dispatch
import Foundation

/// Actions that wait for their dates on a serial queue, and run in the order of their dates.
///
/// Dates and the clock of the queue are read one after the other, so two timers may come in another
/// order than their dates. What `delay` has put in order must stay so: a timer therefore runs
/// whichever action is next, not the one that it was set for.
///
/// Proof of safety: `waiting` is touched only while `lock` is held; the rest is constant.
final class DelayedActions: @unchecked Sendable {
  /// Those that run on the main queue.
  static let main = DelayedActions(on: .main)
  /// Those that only hand something over to another queue.
  static let background = DelayedActions(on: DispatchQueue(label: "MeerkatCombine.delayed"))

  private let queue: DispatchQueue
  private let lock = NSLock()
  private var waiting: [(date: Date, action: ScheduledAction)] = []

  private init(on queue: DispatchQueue) { self.queue = queue }

  /// Runs the action when the date has come, after those that were added for the same date.
  func add(_ action: ScheduledAction, at date: Date) {
    lock.withLock {
      let index = waiting.lastIndex { $0.date <= date }.map { $0 + 1 } ?? 0
      waiting.insert((date, action), at: index)
    }
    // In this order, what happens between the two clocks makes a timer late, never early.
    let interval = date.timeIntervalSinceNow
    queue.asyncAfter(deadline: .now() + interval) { self.runNext() }
  }

  private func runNext() { lock.withLock { waiting.removeFirst().action }.run() }
}
