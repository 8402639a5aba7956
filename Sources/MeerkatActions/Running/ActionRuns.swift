import Observation

/// Whether an exclusive action is running.
///
/// Lives as long as the screen is shown; what still runs is cancelled then.
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

  /// The work is done.
  func end() {
    task = nil
    isRunning = false
  }
}

/// The way from a use of an action to the state of its screen, made when it is first needed.
///
/// From then on it is weak: work that goes on must not keep the state of a screen that has gone.
@MainActor
final class ActionRunsSource {
  private var make: (() -> ActionRuns?)?
  private weak var made: ActionRuns?

  init(_ make: @escaping () -> ActionRuns?) { self.make = make }

  /// The state; nil where the screen is not shown.
  var runs: ActionRuns? {
    if let make { made = make() }
    make = nil
    return made
  }
}
