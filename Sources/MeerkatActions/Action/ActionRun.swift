/// One use of an action, from the user's tap to the listeners.
@MainActor
public struct ActionRun {
  let event: ActionEvent
  let observers: [ActionObserver]
  let instead: (@MainActor () -> Void)?
  /// Only for an exclusive action.
  let source: ActionRunsSource?

  /// Tells observers what the user did, and applies the option if there is no listener.
  ///
  /// - Parameter arguments: The arguments of the action; evaluated only if there is an observer.
  public func begin(_ arguments: @autoclosure () -> [Any?] = []) {
    if !observers.isEmpty {
      var event = event
      event.arguments = arguments().map { $0 ?? Optional<Any>.none as Any }
      for observer in observers { observer.handler(event) }
    }
    instead?()
  }

  /// Performs an asynchronous action, unless it is exclusive and already running.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the action; evaluated only if there is an observer.
  ///   - work: Calls the listeners.
  /// - Throws: Any error that `work` throws.
  public func perform(
    _ arguments: @autoclosure () -> [Any?] = [],
    _ work: @escaping @MainActor () async throws -> Void
  ) async throws {
    guard let source, source.hasScreen else {
      begin(arguments())
      return try await work()
    }
    guard let task = start(work, arguments) else { return }
    try await source.result(of: task).get()
  }

  /// Performs a nonthrowing asynchronous action, unless it is exclusive and already running.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the action; evaluated only if there is an observer.
  ///   - work: Calls the listeners.
  public func perform(
    _ arguments: @autoclosure () -> [Any?] = [], _ work: @escaping @MainActor () async -> Void
  ) async {
    guard let source, source.hasScreen else {
      begin(arguments())
      return await work()
    }
    guard let task = start(work, arguments) else { return }
    _ = await source.result(of: task)
  }

  /// Starts exclusive work; returns nil if it is running already or the screen has gone.
  private func start(
    _ work: @escaping @MainActor () async throws -> Void, _ arguments: () -> [Any?]
  ) -> Task<Void, any Error>? {
    guard let runs = source?.runs, !runs.isRunning else { return nil }
    begin(arguments())
    return runs.start(work)
  }
}
