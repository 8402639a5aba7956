/// What is to run after the views have been evaluated: what appears comes before what disappears.
@MainActor
struct UpdateActions {
  private var afterUpdate: [() -> Void] = []
  private var disappearances: [() -> Void] = []

  var isEmpty: Bool { afterUpdate.isEmpty && disappearances.isEmpty }

  /// Adds an action of a view that is there.
  mutating func append(_ action: @escaping () -> Void) { afterUpdate.append(action) }

  /// Adds an action of a view that has gone.
  mutating func appendDisappearance(_ action: @escaping () -> Void) {
    disappearances.append(action)
  }

  /// Takes out all that is due now. What these actions add is due in the next pass.
  mutating func takeAll() -> [() -> Void] {
    defer { self = UpdateActions() }
    return afterUpdate + disappearances
  }
}

extension Runtime {
  func runActions() {
    guard !actions.isEmpty else { return }
    for action in actions.takeAll() { action() }
  }
}
