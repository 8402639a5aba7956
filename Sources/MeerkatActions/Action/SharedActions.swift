public import MeerkatUI

/// Actions that a screen shares with the views inside it.
@MainActor
public struct SharedActions {
  var listeners: [ActionKey: () -> [Any]] = [:]
  var heard: Set<ActionKey> = []

  /// Creates a collection of actions: `SharedActions($didSelectTask, $didPressJoinCall)`.
  ///
  /// - Parameter controls: The actions.
  public init<each Value>(_ controls: repeat ActionControl<each Value>) {
    for control in repeat each controls { add(control.action) }
  }

  private mutating func add<Value>(_ action: Action<Value>) {
    guard let key = action.declaration.shape?.key else { return }
    let hearing = action.hearing
    listeners[key] = { hearing() }
    if action.isHandled { heard.insert(key) }
  }
}

/// The shared actions of a screen, kept up to date while the screen is shown.
@MainActor
final class ActionCarrier {
  private var listeners: [ActionKey: () -> [Any]] = [:]
  private var above: ActionCarrier?

  nonisolated init() {}

  func update(_ shared: SharedActions, above: ActionCarrier?) {
    listeners = shared.listeners
    self.above = above
  }

  /// Returns the listeners of an action, here or further out.
  func listeners<Value>(of key: ActionKey, as type: Value.Type) -> [Value] {
    let found = (listeners[key]?() ?? []).compactMap { $0 as? Value }
    return found.isEmpty ? above?.listeners(of: key, as: type) ?? [] : found
  }
}

extension View {
  /// Shares actions with the views inside this view, at any depth.
  ///
  /// An inner view that declares an action of the same name and type, and has no listener of its
  /// own, uses the shared one.
  ///
  /// - Parameter actions: The actions; pass `allActions` for all actions of a screen with
  ///   `@Actions`.
  /// - Returns: A view whose inner views find the actions.
  public func sharingActions(_ actions: SharedActions) -> some View {
    modifier(
      ChangingSurroundings(ActionCarrier()) { carrier, surroundings in
        carrier.update(actions, above: surroundings.carrier)
        surroundings.carrier = carrier
        surroundings.carried.formUnion(actions.heard)
      })
  }
}
