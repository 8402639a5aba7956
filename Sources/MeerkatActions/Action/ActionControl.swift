/// The state of an action, which a screen uses to show its control: `$didPressSave`.
///
/// ```swift
/// Button("Save", action: $didPressSave.start).disabled($didPressSave.isDisabled)
/// ```
@MainActor
public struct ActionControl<Value> {
  let action: Action<Value>

  /// Whether the action has a listener.
  public var isHandled: Bool { action.isHandled }

  /// Whether an exclusive action is running.
  public var isRunning: Bool { action.runs?.isRunning ?? false }

  /// Whether to disable the control.
  ///
  /// True while an exclusive action is running, or if the action has no listener and the option
  /// `.disable`.
  public var isDisabled: Bool {
    if isRunning { return true }
    guard case .disable = action.declaration.policy else { return false }
    return !isHandled
  }

  /// Runs asynchronous work from a place that can't wait, and reports its error.
  func run(_ work: @escaping @MainActor () async throws -> Void) {
    let surroundings = action.surroundings
    let name = action.declaration.description
    Task {
      do {
        try await work()
      } catch is CancellationError {
        // The screen has gone, so the result isn't awaited.
      } catch {
        surroundings.report("\(name) failed: \(error)", isFailure: true)
      }
    }
  }
}
