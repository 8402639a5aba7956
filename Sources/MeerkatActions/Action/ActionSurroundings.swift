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
    (reporter ?? .standard).report(message, isFailure: isFailure)
  }

  static func == (left: ActionSurroundings, right: ActionSurroundings) -> Bool {
    left.observers.elementsEqual(right.observers, by: ===) && left.reporter === right.reporter
      && left.carrier === right.carrier && left.carried == right.carried
  }
}

/// Changes the surroundings of the screens inside by an object that is always the same, so that no
/// screen differs by it.
struct ChangingSurroundings<Keeper>: ViewModifier {
  @State private var keeper: Keeper
  @Environment(\.actionSurroundings) private var surroundings
  private let change: @MainActor (Keeper, inout ActionSurroundings) -> Void

  init(
    _ keeper: Keeper, _ change: @escaping @MainActor (Keeper, inout ActionSurroundings) -> Void
  ) {
    _keeper = State(initialValue: keeper)
    self.change = change
  }

  func body(content: Content) -> some View {
    var changed = surroundings
    change(keeper, &changed)
    return content.environment(\.actionSurroundings, changed)
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
