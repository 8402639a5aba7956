import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A switch that is turned once.
final class Latch: Sendable {
  private let closed = Atomic<Bool>(false)

  var isClosed: Bool { closed.load(ordering: .acquiring) }

  func close() { closed.store(true, ordering: .releasing) }
}

extension MainActor {
  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The thread that is in the middle of an update, 0 if none is.
  ///
  /// Who finds itself here is on the main actor.
  private static let updatingThread = Atomic<UInt>(0)

  private static var thisThread: UInt { UInt(pthread_self()) }

  /// Runs an update.
  ///
  /// What is read and written meanwhile needs not ask the queue where it runs.
  @MainActor static func duringUpdate<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = updatingThread.exchange(thisThread, ordering: .relaxed)
    defer { updatingThread.store(outer, ordering: .relaxed) }
    return try body()
  }

  /// Whether the caller runs on the main actor already.
  static var isCurrent: Bool {
    updatingThread.load(ordering: .relaxed) == thisThread
      || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  /// Runs `body` on the main actor: at once if the caller is there, else as soon as it is free.
  static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Runs `body` on the main actor and waits for its result.
  ///
  /// SwiftUI lets `@State` and bindings be used from any thread. Off the main actor the caller
  /// waits its turn.
  static func wait<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      // The cast drops an isolation that holds: the queue is checked, or entered, before `isolated` runs.
      let isolated = unsafeBitCast(body, to: (() -> Result).self)
      if isCurrent { return isolated() }
      return DispatchQueue.main.sync { isolated() }
    }
  }
}
