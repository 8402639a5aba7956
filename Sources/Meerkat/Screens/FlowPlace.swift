import MeerkatUI

/// The step in whose screen a view is.
struct FlowPlace: Equatable {
  let step: StepNode

  /// Whether the view is the content of a tab or a column, and so has a stack of its own.
  var isTab = false

  static func == (one: FlowPlace, other: FlowPlace) -> Bool {
    one.step === other.step && one.isTab == other.isTab
  }
}

extension EnvironmentValues {
  /// The step in whose screen a view is; nil outside all flows.
  var flowPlace: FlowPlace? {
    get { self[FlowPlaceKey.self] }
    set { self[FlowPlaceKey.self] = newValue }
  }

  /// What the host shows; nil outside all flows.
  var scene: SceneModel? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }
}

private struct FlowPlaceKey: EnvironmentKey {
  static var defaultValue: FlowPlace? { nil }
}

private struct SceneKey: EnvironmentKey {
  static var defaultValue: SceneModel? { nil }
}
