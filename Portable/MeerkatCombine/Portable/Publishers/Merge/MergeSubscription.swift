import Foundation
import OpenCombine

/// Publishes the values of several upstreams as they arrive.
///
/// While the demand is limited, each upstream is asked for one value at a time, which waits here
/// until there is demand. So no value is lost, and no upstream has to produce more.
final class MergeSubscription<Downstream: Subscriber>: FanIn<Downstream> {
  private var waiting: [(index: Int, value: Downstream.Input)] = []

  /// Subscribes to an upstream; the caller does so once for each index below the count.
  func merge(_ upstream: some Publisher<Downstream.Input, Downstream.Failure>, at index: Int) {
    subscribe(to: upstream, at: index) { self.receive($0, at: index) }
  }

  override func initialDemand() -> Subscribers.Demand {
    demand == .unlimited ? .unlimited : .max(1)
  }

  override func isHoldingValues() -> Bool { !waiting.isEmpty }

  override func dropValues() { waiting = [] }

  override func request(_ demand: Subscribers.Demand) {
    let unlimited = lock.withLock {
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      return self.demand == .unlimited && !wasUnlimited ? upstreams : []
    }
    passOn()
    for upstream in unlimited { upstream?.request(.unlimited) }
  }

  private func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
    lock.withLock { waiting.append((index, value)) }
    passOn()
    return .none
  }

  private func passOn() {
    delivery.lock()
    while let (value, upstream) = next() {
      let more = deliver(value)
      lock.withLock { demand += more }
      upstream?.request(.max(1))
    }
    delivery.unlock()
    finishIfDone()
  }

  private func next() -> (Downstream.Input, (any Subscription)?)? {
    lock.lock()
    defer { lock.unlock() }
    guard demand > 0, !waiting.isEmpty else { return nil }
    let (index, value) = waiting.removeFirst()
    if demand == .unlimited { return (value, nil) }
    demand -= 1
    return (value, upstreams[index])
  }
}
