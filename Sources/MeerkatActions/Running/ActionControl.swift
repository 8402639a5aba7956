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
  func run(_ work: @escaping @MainActor () async throws -> Void) {
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
