public import Dispatch
public import OpenCombine

/// Like Combine's conformance of `DispatchQueue`.
///
/// OpenCombine's own is missing wherever a module named Combine can be imported.
extension DispatchQueue: @retroactive OpenCombine.Scheduler {
  /// Like Combine's `DispatchQueue.SchedulerOptions`: how a queue runs an action.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS

    /// How the action is run.
    public var flags: DispatchWorkItemFlags

    /// The group of the action.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let action = ScheduledAction(run: action)
    async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    let action = ScheduledAction(run: action)
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action.run()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let action = ScheduledAction(run: action)
    timer.setEventHandler { action.run() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
