import GalleryRooms
import Synchronization

/// A search in which happens what the test says, when the test says it.
final class ScriptedDiscovery: DeviceDiscovery {
  private struct State {
    var searches: [AsyncThrowingStream<DeviceDiscoveryEvent, any Error>.Continuation] = []
    var ended = 0
  }

  private let state = Mutex(State())

  /// How many searches have begun.
  var begun: Int { state.withLock { $0.searches.count } }

  /// How many searches nobody reads any more.
  var ended: Int { state.withLock { $0.ended } }

  func search() -> AsyncThrowingStream<DeviceDiscoveryEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream<DeviceDiscoveryEvent, any Error>.makeStream()
    continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.ended += 1 } }
    state.withLock { $0.searches.append(continuation) }
    return stream
  }

  /// Something happens in the last search, or in an earlier one.
  func tell(_ events: DeviceDiscoveryEvent..., in search: Int? = nil) {
    let continuation = state.withLock { $0.searches[search ?? $0.searches.count - 1] }
    for event in events { continuation.yield(event) }
  }

  /// The last search ends.
  func finish(throwing error: ServiceError? = nil) {
    state.withLock { $0.searches.last }?.finish(throwing: error)
  }
}
