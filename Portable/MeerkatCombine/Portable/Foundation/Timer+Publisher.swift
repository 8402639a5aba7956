public import Foundation
public import OpenCombine

extension Timer {
  /// Like Combine's `Timer.publish`: publishes the date repeatedly once connected.
  ///
  /// ## Differences
  /// - On the main run loop it fires in every mode, even if the run loop isn't run.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two dates.
  ///   - tolerance: How many seconds late a date may be.
  ///   - runLoop: The run loop that publishes.
  ///   - mode: The mode of the run loop.
  ///   - options: Ignored.
  /// - Returns: A publisher that waits for `connect()`, usually by means of `autoconnect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Like Combine's `Timer.TimerPublisher`.
  ///
  /// Proof of safety: `outlets` and `connection` are guarded by `lock`; the rest is constant.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    /// How many seconds late a date may be.
    public let tolerance: TimeInterval?
    /// The run loop that publishes.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// Ignored.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var outlets: [CombineIdentifier: Outlet<Date, Never>] = [:]
    private var connection: (any Cancellable)?

    /// Creates a publisher that waits for `connect()`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      let outlet = Outlet(subscriber)
      let id = outlet.combineIdentifier
      lock.withLock { outlets[id] = outlet }
      outlet.onClose { [weak self] in self?.remove(id) }
      subscriber.receive(subscription: outlet)
    }

    public func connect() -> any Cancellable {
      lock.withLock { connection = connection ?? start() }
      return Connection(publisher: self)
    }
  }
}

extension Timer.TimerPublisher {
  /// A connection that stays open even if it isn't retained, as on Apple platforms.
  private struct Connection: Cancellable {
    let publisher: Timer.TimerPublisher

    func cancel() { publisher.stop() }
  }

  private func start() -> any Cancellable {
    let stride = RunLoop.SchedulerTimeType.Stride(interval)
    return runLoop.schedule(
      after: runLoop.now.advanced(by: stride), interval: stride,
      tolerance: .init(tolerance ?? 0), in: mode, fire)
  }

  private func stop() {
    let connection = lock.withLock {
      defer { self.connection = nil }
      return self.connection
    }
    connection?.cancel()
  }

  private func fire() {
    let current = lock.withLock { Array(outlets.values) }
    let date = Date()
    for outlet in current { outlet.send(date) }
  }

  private func remove(_ id: CombineIdentifier) {
    lock.withLock { _ = outlets.removeValue(forKey: id) }
  }
}
