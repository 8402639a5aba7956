import MeerkatCombine
import Dispatch

/// The first value of a publisher, or `nil` when it ends without one.
///
/// It asks for all values at once, unlike `values`: what publishes by the clock drops what nobody has
/// asked for yet.
func first<Output: Sendable>(
  _ publisher: some Publisher<Output, Never>, isolation: isolated (any Actor)? = #isolation
) async -> Output? {
  let (stream, continuation) = AsyncStream.makeStream(of: Output.self)
  let cancellable = publisher.sink(
    receiveCompletion: { _ in continuation.finish() },
    receiveValue: { continuation.yield($0) })
  defer { cancellable.cancel() }
  return await stream.first { _ in true }
}

/// Whether the caller runs on the main dispatch queue, which need not be the main thread.
func isOnMainQueue() -> Bool {
  DispatchQueue.getSpecific(key: mainQueueKey) == true
}

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
