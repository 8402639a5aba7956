import MeerkatUI

/// The settings in a screen's environment that concern its actions.
struct ActionSurroundings: Equatable {
  var observers: [ActionObserver] = []
  /// Takes messages; nil for standard error.
  var reporter: ActionReporter?
  /// The actions of the screens around.
  var carrier: ActionCarrier?
  /// The shared actions with listeners, so that a change is noticed.
  var carried: Set<ActionKey> = []

  /// Writes a message about an action once; a failure each time.
  @MainActor func report(_ message: String, isFailure: Bool = false) {
    guard let reporter else { return StandardReporter.report(message, isFailure: isFailure) }
    reporter.report(message, isFailure: isFailure)
  }

  static func == (left: ActionSurroundings, right: ActionSurroundings) -> Bool {
    left.observers.elementsEqual(right.observers, by: ===) && left.reporter === right.reporter
      && left.carrier === right.carrier && left.carried == right.carried
  }
}

private enum ActionSurroundingsKey: EnvironmentKey {
  static var defaultValue: ActionSurroundings { ActionSurroundings() }
}

extension EnvironmentValues {
  var actionSurroundings: ActionSurroundings {
    get { self[ActionSurroundingsKey.self] }
    set { self[ActionSurroundingsKey.self] = newValue }
  }
}
