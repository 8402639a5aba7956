import MeerkatCombine
import Foundation

/// A scheduler whose clock moves only when a test moves it.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Entry {
    let id: Int
    var date: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance: SchedulerTimeType.Stride = 0
  private var entries: [Entry] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now, repeating: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, repeating: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(at: date, repeating: interval, action)
    return AnyCancellable { self.entries.removeAll { $0.id == id } }
  }

  /// Moves the clock, and runs what becomes due on the way in order.
  func advance(by stride: SchedulerTimeType.Stride = 0) {
    let end = now.advanced(by: stride)
    while let due = entries.filter({ $0.date <= end }).min(by: { $0.date < $1.date }) {
      now = max(now, due.date)
      entries.removeAll { $0.id == due.id }
      if let interval = due.interval {
        var next = due
        next.date = due.date.advanced(by: interval)
        entries.append(next)
      }
      due.action()
    }
    now = end
  }

  @discardableResult
  private func add(
    at date: SchedulerTimeType, repeating interval: SchedulerTimeType.Stride?,
    _ action: @escaping () -> Void
  ) -> Int {
    count += 1
    entries.append(Entry(id: count, date: date, interval: interval, action: action))
    return count
  }
}
