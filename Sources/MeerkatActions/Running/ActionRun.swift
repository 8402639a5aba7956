/// One use of an action, from the user's tap to the listeners.
@MainActor
public struct ActionRun {
  private let event: ActionEvent
  private let observers: [ActionObserver]
  private let instead: (@MainActor () -> Void)?
  private let isExclusive: Bool
  /// Not held: a task that goes on must not keep the screen's state.
  private weak var runs: ActionRuns?

  init(
    _ event: ActionEvent, observers: [ActionObserver], instead: (@MainActor () -> Void)?, runs: ActionRuns?,
    isExclusive: Bool
  ) {
    self.event = event
    self.observers = observers
    self.instead = instead
    self.runs = runs
    self.isExclusive = isExclusive
  }

  var isHeard: Bool { event.isHeard }

  /// Tells observers what the user did, and does what the option says where nobody listens.
  ///
  /// - Parameter arguments: What the action was given; asked for only if somebody observes.
  public func begin(_ arguments: @autoclosure () -> [Any] = []) {
    if !observers.isEmpty {
      var event = event
      event.arguments = arguments()
      for observer in observers { observer.handler(event) }
    }
    instead?()
  }

  /// Does the work of an asynchronous action: not while it is running, if it is exclusive.
  ///
  /// - Parameters:
  ///   - arguments: What the action was given; asked for only if somebody observes.
  ///   - work: Calls the listeners.
  /// - Throws: What the work throws.
  public func perform<Failure: Error>(
    _ arguments: @autoclosure () -> [Any] = [],
    _ work: @escaping @MainActor () async throws(Failure) -> Void
  ) async throws(Failure) {
    guard isExclusive else {
      begin(arguments())
      return try await work()
    }
    guard let task = start(work, arguments) else { return }
    let result = await task.value
    runs?.end(task)
    try result.get()
  }

  /// Starts exclusive work; nil where it is running already or the screen has gone.
  private func start<Failure: Error>(
    _ work: @escaping @MainActor () async throws(Failure) -> Void, _ arguments: () -> [Any]
  ) -> Task<Result<Void, Failure>, Never>? {
    guard let runs, !runs.isRunning else { return nil }
    begin(arguments())
    return runs.start(work)
  }
}
