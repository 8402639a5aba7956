import Observation

/// Whether an exclusive action is running.
///
/// Lives as long as the screen is shown; what still runs is cancelled then.
@MainActor @Observable
final class ActionRuns {
  private(set) var isRunning = false
  @ObservationIgnored private var cancel: (@Sendable () -> Void)?

  nonisolated init() {}

  deinit { cancel?() }

  /// Starts work that is cancelled when the screen goes.
  func start<Failure: Error>(
    _ work: @escaping @MainActor () async throws(Failure) -> Void
  ) -> Task<Result<Void, Failure>, Never> {
    let task = Task { @MainActor () -> Result<Void, Failure> in
      do throws(Failure) {
        try await work()
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    cancel = { task.cancel() }
    isRunning = true
    return task
  }

  /// The work is done.
  func end<Failure: Error>(_ task: Task<Result<Void, Failure>, Never>) {
    cancel = nil
    isRunning = false
  }
}
