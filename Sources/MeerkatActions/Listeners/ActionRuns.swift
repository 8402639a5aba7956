import Observation

/// Tracks whether an exclusive action is running.
///
/// Lives as long as the screen is shown, and then cancels an action that is still running.
@MainActor @Observable
final class ActionRuns {
  private(set) var isRunning = false
  @ObservationIgnored private var task: Task<Void, any Error>?

  deinit { task?.cancel() }

  /// Starts work that is cancelled when the screen goes.
  func start(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, any Error> {
    let task = Task { try await work() }
    self.task = task
    isRunning = true
    return task
  }

  /// Ends the work.
  func end() {
    task = nil
    isRunning = false
  }
}

/// Connects a use of an action to the state of its screen, which is made when first needed.
///
/// Afterwards the connection is weak: an action in progress must not keep the state of a screen
/// that has gone.
@MainActor
final class ActionRunsSource {
  private var make: (() -> ActionRuns?)?
  private weak var made: ActionRuns?

  /// Whether a screen is shown, or was, that keeps the state; a test may call actions without one.
  var hasScreen: Bool { runs != nil || wasMade }
  private var wasMade = false

  init(_ make: @escaping () -> ActionRuns?) { self.make = make }

  /// The state, or nil if the screen is no longer shown.
  var runs: ActionRuns? {
    if let make {
      made = make()
      wasMade = made != nil
    }
    make = nil
    return made
  }

  /// Waits for work, which is cancelled with whoever waits.
  func result(of task: Task<Void, any Error>) async -> Result<Void, any Error> {
    defer { runs?.end() }
    return await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
  }
}
