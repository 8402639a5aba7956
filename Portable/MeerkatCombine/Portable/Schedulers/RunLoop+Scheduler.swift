import Dispatch
public import Foundation
public import OpenCombine

/// Like Combine's conformance of `RunLoop`.
///
/// ## Differences
/// - `RunLoop.main` runs its actions on the main dispatch queue, like the main actor. The queue
///   works even if the main run loop isn't run: after an asynchronous `main` and in tests.
extension RunLoop: @retroactive OpenCombine.Scheduler {
  /// Like Combine's `RunLoop.SchedulerOptions`, which has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      DispatchQueue.main.schedule(action)
    } else {
      let action = ScheduledAction(run: action)
      perform { action.run() }
      // A run loop that sleeps does not notice a block; a timer that is due wakes it.
      add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if isMain {
      DelayedActions.main.add(ScheduledAction(run: action), at: date.date)
    } else {
      let hop = ScheduledAction { self.schedule(options: options, action) }
      DelayedActions.background.add(hop, at: date.date)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, in: .default, action)
  }
}

extension RunLoop {
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, in mode: RunLoop.Mode, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return DispatchQueue.main.schedule(
        after: DispatchQueue.SchedulerTimeType(date), interval: .init(interval),
        tolerance: .init(tolerance), action)
    }
    let action = ScheduledAction(run: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action.run()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: mode)
    return AnyCancellable(timer.invalidate)
  }

  private var isMain: Bool { self === RunLoop.main }
}

extension DispatchQueue.SchedulerTimeType {
  /// The moment on the clock of dispatch queues that is now as far away as the given one.
  init(_ moment: RunLoop.SchedulerTimeType) {
    let interval = moment.date.timeIntervalSinceNow
    self.init(DispatchTime.now() + interval)
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  init(_ stride: RunLoop.SchedulerTimeType.Stride) { self = .seconds(stride.timeInterval) }
}
