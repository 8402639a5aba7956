import Foundation
import OpenCombine

/// Publishes the latest values of several upstreams, once each has one.
final class CombineLatestSubscription<Downstream: Subscriber>: FanIn<Downstream> {
  private let latest: () -> Downstream.Input?

  /// Creates a subscription to `count` upstreams; `latest` puts their values together.
  init(of count: Int, to downstream: Downstream, latest: @escaping () -> Downstream.Input?) {
    self.latest = latest
    super.init(of: count, to: downstream)
  }

  /// Subscribes to an upstream, whose latest value is kept in a slot that `latest` reads.
  func combine<Upstream: Publisher>(
    _ upstream: Upstream, at index: Int, in slot: LatestValue<Upstream.Output>
  ) where Upstream.Failure == Downstream.Failure {
    subscribe(to: upstream, at: index) { value in
      self.passOn { slot.value = value }
      return .none
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    let upstreams = lock.withLock {
      self.demand += demand
      return self.upstreams
    }
    for upstream in upstreams { upstream?.request(demand) }
  }

  private func passOn(after change: () -> Void) {
    delivery.lock()
    defer { delivery.unlock() }
    guard let combined = combined(after: change) else { return }
    let more = deliver(combined)
    if more > 0 { request(more) }
  }

  private func combined(after change: () -> Void) -> Downstream.Input? {
    lock.lock()
    defer { lock.unlock() }
    change()
    guard demand > 0, let combined = latest() else { return nil }
    demand -= 1
    return combined
  }
}

/// The latest value of one upstream.
final class LatestValue<Value> {
  var value: Value?
}
