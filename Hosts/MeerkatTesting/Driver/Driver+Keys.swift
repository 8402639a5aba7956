public import MeerkatUI
import MeerkatViews

extension Driver {
  /// Presses a key, and taps the button that has it as its `keyboardShortcut`.
  ///
  /// The button may be in a menu.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held down.
  /// - Throws: ``Driver/Error`` if no enabled button on top has the shortcut.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) throws(Driver.Error) {
    try press(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the keys of a shortcut, such as `.defaultAction`.
  ///
  /// - Parameter shortcut: The shortcut.
  /// - Throws: ``Driver/Error`` if no enabled button on top has it.
  public func press(_ shortcut: KeyboardShortcut) throws(Driver.Error) {
    let all = reading().flatMap { found in
      [found] + ((found.target as? MenuElement).map { ScreenReader.items(of: $0) } ?? [])
    }
    let match = all.first { found in
      guard let button = found.target as? ButtonElement else { return false }
      return button.shortcut == shortcut && button.isEnabledNow
    }
    guard let match else { throw error(.nothing(to: "press with that key")) }
    try send(.tap, to: match)
  }

  /// Refreshes the topmost `refreshable` view.
  ///
  /// - Throws: ``Driver/Error`` if no view on top is refreshable.
  public func refresh() throws(Driver.Error) {
    guard let found = ScreenReader.refreshable(in: runtime.window) else {
      throw error(.nothing(to: "refresh"))
    }
    try send(.refresh, to: found)
  }
}
