import Foundation

extension MainActor {
  /// Marks the main queue, which on Linux has no thread of its own.
  private static let queueMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Marks the thread that is in the middle of an update, which is faster to ask than the queue.
  private static let updateMark: pthread_key_t = {
    var mark = pthread_key_t()
    let error = pthread_key_create(&mark, nil)
    precondition(error == 0, "The system has no more room for values of threads.")
    return mark
  }()

  /// Whether the caller runs on the main actor already.
  package static var isCurrent: Bool {
    pthread_getspecific(updateMark) != nil || DispatchQueue.getSpecific(key: queueMark) == true
  }

  /// Runs an update.
  ///
  /// What is read and written meanwhile needs not ask the queue where it runs.
  @MainActor package static func duringUpdate<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = pthread_getspecific(updateMark)
    pthread_setspecific(updateMark, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(updateMark, outer) }
    return try body()
  }

  /// Runs `body` on the main actor: at once if the caller is there, else as soon as it is free.
  ///
  /// A `deinit` that calls it lets go without delay of what is released on the main actor, as views
  /// and flows are. An isolated `deinit` would do the same, from iOS 18.4 on.
  package static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
