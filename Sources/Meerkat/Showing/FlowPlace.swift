import MeerkatUI

/// The step in whose screen a view is.
struct FlowPlace: Equatable {
  weak var flow: (any Flow)?
  let step: AnyHashable

  /// Whether the view is the content of a tab, and so has a stack of its own.
  var isTab = false

  static func == (one: FlowPlace, other: FlowPlace) -> Bool {
    one.flow === other.flow && one.step == other.step && one.isTab == other.isTab
  }
}

extension EnvironmentValues {
  /// The step in whose screen a view is; nil outside all flows.
  var flowPlace: FlowPlace? {
    get { self[FlowPlaceKey.self] }
    set { self[FlowPlaceKey.self] = newValue }
  }
}

private struct FlowPlaceKey: EnvironmentKey {
  static var defaultValue: FlowPlace? { nil }
}
