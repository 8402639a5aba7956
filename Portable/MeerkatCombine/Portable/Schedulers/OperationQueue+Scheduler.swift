import Dispatch
public import Foundation
public import OpenCombine

/// Like Combine's conformance of `OperationQueue`.
///
/// ## Differences
/// - A delayed action enters the queue when it is due, not before.
extension OperationQueue: @retroactive OpenCombine.Scheduler {
  /// Like Combine's `OperationQueue.SchedulerTimeType`: a point in time, as a date.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// Like Combine's `OperationQueue.SchedulerOptions`, which has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(run: action)
    addOperation { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let addition = ScheduledAction { self.schedule(options: options, action) }
    DelayedActions.background.add(addition, at: date.date)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.global().schedule(
      after: DispatchQueue.SchedulerTimeType(date), interval: .init(interval),
      tolerance: .init(tolerance)
    ) {
      self.schedule(options: options, action)
    }
  }
}
