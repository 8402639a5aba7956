/// The press of a key.
///
/// Like SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  /// The phases of a key press.
  ///
  /// Like SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether the key was handled.
  ///
  /// Like SwiftUI's `KeyPress.Result`.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }
}

/// A hand gesture that presses a button.
///
/// Like SwiftUI's `HandGestureShortcut`.
public enum HandGestureShortcut: Hashable, Sendable {
  case primaryAction
}

extension View {
  /// Runs an action when a key is pressed; not reported by hosts.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { accepted() }

  /// Runs an action when a key is pressed; not reported by hosts.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { accepted() }

  /// Runs an action when one of several keys is pressed; not reported by hosts.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { accepted() }

  /// Runs an action when a key with one of several characters is pressed; not reported by hosts.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { accepted() }

  /// Runs an action when any key is pressed; not reported by hosts.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { accepted() }

  /// Presses the button with a hand gesture.
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { accepted() }

  /// Runs an action for the delete command; not reported by hosts.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { accepted() }

  /// Runs an action for the exit command; not reported by hosts.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { accepted() }

  /// Sets whether a user can select the row.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { accepted() }

  /// Sets whether the menus inside show an indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { accepted() }

  /// Sets the order of items in the menus inside.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { accepted() }

  /// Sets whether choosing an item closes the menus inside.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { accepted() }
}

/// The order of items in a menu.
///
/// Like SwiftUI's `MenuOrder`.
public enum MenuOrder: Hashable, Sendable {
  case automatic, fixed, priority
}

/// Whether choosing an item closes a menu.
///
/// Like SwiftUI's `MenuActionDismissBehavior`.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
