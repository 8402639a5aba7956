public import MeerkatUI
import MeerkatViews

extension Driver {
  /// Presses a key together with others: the button that has it as its `keyboardShortcut` is
  /// tapped, also one in a menu.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile.
  /// - Throws: ``Driver/Error`` if no button that is enabled and on top has the key.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) throws(Driver.Error) {
    try press(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the keys of a shortcut, such as `.defaultAction`.
  ///
  /// - Parameter shortcut: The keys.
  /// - Throws: ``Driver/Error`` if no button that is enabled and on top has them.
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

  /// Asks for new content, where a view is `refreshable`.
  ///
  /// - Throws: ``Driver/Error`` if nothing on top is.
  public func refresh() throws(Driver.Error) {
    guard let found = ScreenReader.refreshable(in: runtime.window) else {
      throw error(.nothing(to: "refresh"))
    }
    try send(.refresh, to: found)
  }
}
