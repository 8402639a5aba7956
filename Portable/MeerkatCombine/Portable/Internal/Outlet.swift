import Foundation
import OpenCombine

/// A subscription whose values come from outside Combine: a timer, a notification, a response.
///
/// Proof of safety: `downstream`, `demand` and `close` are touched only while `lock` is held. The
/// downstream itself is called outside of the lock, from whatever thread has a value, which is what
/// Combine asks every subscriber to expect.
final class Outlet<Value, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private var downstream: AnySubscriber<Value, Failure>?
  private var demand = Subscribers.Demand.none
  private var close: (() -> Void)?

  init(_ downstream: some Subscriber<Value, Failure>) {
    self.downstream = AnySubscriber(downstream)
  }

  /// Sets how to release the source, which happens at once if the subscription is cancelled.
  func onClose(_ close: @escaping () -> Void) {
    let isOpen = lock.withLock {
      self.close = downstream == nil ? nil : close
      return downstream != nil
    }
    if !isOpen { close() }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() { finish() }

  /// Passes a value on, or drops it when none is wanted.
  func send(_ value: Value) {
    guard let receiver = receiverOfOneValue() else { return }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
  }

  /// Passes the end on, and releases the source.
  func send(completion: Subscribers.Completion<Failure>) {
    finish()?.receive(completion: completion)
  }

  private func receiverOfOneValue() -> AnySubscriber<Value, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, demand > 0 else { return nil }
    demand -= 1
    return downstream
  }

  @discardableResult
  private func finish() -> AnySubscriber<Value, Failure>? {
    lock.lock()
    let (receiver, close) = (downstream, close)
    (downstream, self.close) = (nil, nil)
    lock.unlock()
    close?()
    return receiver
  }
}
