/// The state of an action, by which a screen shows its control: `$didPressSave`.
///
/// ```swift
/// Button("Save", action: $didPressSave.start).disabled($didPressSave.isDisabled)
/// ```
@MainActor
public struct ActionControl<Value> {
  let action: Action<Value>

  /// Whether somebody listens.
  public var isHeard: Bool { action.isHeard }

  /// Whether an exclusive action is running.
  public var isRunning: Bool { action.runs?.isRunning ?? false }

  /// Whether the control can't be used now: nobody listens and the option is to disable, or the
  /// action is running.
  public var isDisabled: Bool {
    if isRunning { return true }
    guard case .disable = action.declaration.policy else { return false }
    return !isHeard
  }

  /// Runs asynchronous work from a place that can't wait, and reports an error.
  private func run(_ work: @escaping @MainActor () async throws -> Void) {
    let surroundings = action.surroundings
    let name = action.declaration.description
    Task {
      do {
        try await work()
      } catch is CancellationError {
        // The screen has gone, and with it whoever would have waited.
      } catch {
        surroundings.report("\(name) failed: \(error)")
      }
    }
  }
}

extension ActionControl {
  /// Starts an asynchronous action, if somebody listens.
  public func start() where Value == (@MainActor () async throws -> Void)? {
    if let value = action.wrappedValue { run(value) }
  }

  /// Starts an asynchronous action that throws nothing, if somebody listens.
  public func start() where Value == (@MainActor () async -> Void)? {
    if let value = action.wrappedValue { run(value) }
  }

  /// Starts an asynchronous action, if somebody listens.
  ///
  /// - Parameter argument: What the action is given.
  public func start<Argument>(_ argument: Argument)
  where Value == (@MainActor (Argument) async throws -> Void)? {
    if let value = action.wrappedValue { run { try await value(argument) } }
  }

  /// Starts an asynchronous action that throws nothing, if somebody listens.
  ///
  /// - Parameter argument: What the action is given.
  public func start<Argument>(_ argument: Argument)
  where Value == (@MainActor (Argument) async -> Void)? {
    if let value = action.wrappedValue { run { await value(argument) } }
  }
}
