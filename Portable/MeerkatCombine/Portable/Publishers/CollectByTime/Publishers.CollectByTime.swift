public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.TimeGroupingStrategy`: when collected values are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Publishes at the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Publishes at the end of each interval, and earlier when a number of values is collected.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Like Combine's `Publishers.CollectByTime`: the values of each interval as an array.
  ///
  /// An interval without values publishes nothing.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream
    /// When collected values are published.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of another.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.subscribe(
        CollectByTimeSubscription(to: subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Like Combine's `collect(_:options:)`: publishes the values of each interval as an array.
  ///
  /// - Parameters:
  ///   - strategy: When collected values are published.
  ///   - options: The options of the scheduler.
  /// - Returns: A publisher of non-empty arrays.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, Context> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
