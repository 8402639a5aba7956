import Foundation
import OpenCombine

/// Publishes the latest values of two upstreams, once each has one.
final class CombineLatestSubscription<A, B, Downstream: Subscriber>: FanIn<Downstream>
where Downstream.Input == (A, B) {
  private var latest: (a: A?, b: B?)

  /// Subscribes to both upstreams.
  func combine(
    _ a: some Publisher<A, Downstream.Failure>, _ b: some Publisher<B, Downstream.Failure>
  ) {
    subscribe(to: a, at: 0) { value in
      self.passOn { self.latest.a = value }
      return .none
    }
    subscribe(to: b, at: 1) { value in
      self.passOn { self.latest.b = value }
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
    guard demand > 0, let a = latest.a, let b = latest.b else { return nil }
    demand -= 1
    return (a, b)
  }
}
