import Foundation
import OpenCombine

/// A subscription to several upstreams: the common part of `merge` and `combineLatest`.
///
/// It ends when all upstreams have finished or one of them fails, and then releases everything.
class FanIn<Downstream: Subscriber>: Subscription {
  /// Guards the state, here and in subclasses; never held while calling out.
  final let lock = NSLock()
  /// Held while a value is on its way down, so that values arrive one after the other.
  ///
  /// The same thread may come again, as a downstream may cause the next value.
  final let delivery = NSRecursiveLock()

  final var demand = Subscribers.Demand.none
  final var upstreams: [(any Subscription)?]
  private var unfinished: Int
  private var downstream: Downstream?

  init(of count: Int, to downstream: Downstream) {
    upstreams = Array(repeating: nil, count: count)
    unfinished = count
    self.downstream = downstream
  }

  /// What a new upstream is asked for; called with the state locked.
  func initialDemand() -> Subscribers.Demand { demand }

  /// Whether values that have arrived still wait; called with the state locked.
  func isHoldingValues() -> Bool { false }

  /// Forgets what has arrived; called with the state locked.
  func dropValues() {}

  func request(_ demand: Subscribers.Demand) {}

  final func cancel() { end() }

  /// Subscribes to the upstream with the index, which passes its values to `receive`.
  final func subscribe<Upstream: Publisher>(
    to upstream: Upstream, at index: Int,
    receive: @escaping (Upstream.Output) -> Subscribers.Demand
  ) where Upstream.Failure == Downstream.Failure {
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { self.accept($0, at: index) },
        receiveValue: receive,
        receiveCompletion: { self.complete($0, at: index) }))
  }

  /// Passes a value downstream, if there still is a subscriber.
  final func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(value) ?? .none
  }

  /// Passes the end down when no upstream and no value is left.
  final func finishIfDone() {
    guard lock.withLock({ unfinished == 0 && !isHoldingValues() }) else { return }
    end()?.receive(completion: .finished)
  }

  private func accept(_ subscription: any Subscription, at index: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      upstreams[index] = subscription
      return initialDemand()
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    guard case .finished = completion else {
      end()?.receive(completion: completion)
      return
    }
    lock.withLock {
      upstreams[index] = nil
      unfinished -= 1
    }
    finishIfDone()
  }

  @discardableResult
  private func end() -> Downstream? {
    lock.lock()
    let (receiver, active) = (downstream, upstreams)
    downstream = nil
    upstreams = active.map { _ in nil }
    dropValues()
    lock.unlock()
    for upstream in active { upstream?.cancel() }
    return receiver
  }
}
