import Foundation
import OpenCombine

/// Collects values until the interval ends or there are enough.
final class CollectByTimeSubscription<Input, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription
where Downstream.Input == [Input] {
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let capacity: Int
  private let options: Context.SchedulerOptions?

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var collected: [Input] = []
  private var demand = Subscribers.Demand.none
  private var isFinished = false

  init(
    to downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, capacity) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, capacity) = (scheduler, interval, count)
    }
  }

  func receive(subscription: any Subscription) {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.publish() }
    lock.withLock { (upstream, self.timer) = (subscription, timer) }
    downstream?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = lock.withLock {
      collected.append(input)
      return collected.count >= capacity
    }
    if isFull { publish() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    scheduler.schedule(options: options) { [self] in
      if case .finished = completion {
        lock.withLock { isFinished = true }
        finish()
      } else {
        end().downstream?.receive(completion: completion)
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let isFinished = lock.withLock {
      self.demand += demand
      return self.isFinished
    }
    if isFinished { scheduler.schedule(options: options, finish) }
  }

  func cancel() { end().upstream?.cancel() }

  /// Ends, once what is left is wanted.
  private func finish() {
    publish()
    guard lock.withLock({ collected.isEmpty }) else { return }
    end().downstream?.receive(completion: .finished)
  }

  private func publish() {
    guard let (batch, receiver) = next() else { return }
    let more = receiver.receive(batch)
    lock.withLock { demand += more }
  }

  private func next() -> ([Input], Downstream)? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, demand > 0, !collected.isEmpty else { return nil }
    defer { collected = [] }
    demand -= 1
    return (collected, downstream)
  }

  private func end() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.lock()
    let (last, timer) = ((downstream, upstream), timer)
    (downstream, upstream, self.timer, collected) = (nil, nil, nil, [])
    lock.unlock()
    timer?.cancel()
    return last
  }
}
