import Foundation

extension MainActor {
  /// Marks the main queue, which has no dedicated thread on Linux.
  private static let queueMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Marks the thread that runs an update, which is faster to check than the queue.
  private static let updateMark: pthread_key_t = {
    var mark = pthread_key_t()
    let error = pthread_key_create(&mark, nil)
    precondition(error == 0, "The system has no room for another thread-specific value.")
    return mark
  }()

  /// Whether the caller already runs on the main actor.
  package static var isCurrent: Bool {
    pthread_getspecific(updateMark) != nil || DispatchQueue.getSpecific(key: queueMark) == true
  }

  /// Runs an update.
  ///
  /// Reads and writes in `body` don't have to ask the queue where they run.
  @MainActor package static func duringUpdate<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = pthread_getspecific(updateMark)
    pthread_setspecific(updateMark, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(updateMark, outer) }
    return try body()
  }

  /// Runs `body` on the main actor: at once if the caller is on it, else as soon as it is free.
  ///
  /// A `deinit` that calls it on the main actor, where views and flows are released, runs `body`
  /// without delay. An isolated `deinit` would do the same, but requires iOS 18.4.
  package static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
