/// The letters that a keyboard capitalises automatically.
///
/// Like SwiftUI's `TextInputAutocapitalization`.
///
/// Works in the browser only.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

extension UITextAutocapitalizationType {
  fileprivate var name: String {
    switch self {
    case .none: "never"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }
}

extension View {
  /// Changes the keyboard of the fields inside.
  nonisolated func keyboard(_ change: @escaping (inout FieldKeyboard) -> Void) -> some View {
    EnvironmentModified(content: self) { change(&$0.fieldKeyboard) }
  }

  /// Sets the keyboard of the fields inside.
  ///
  /// Works in the browser only.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    keyboard { $0.type = type }
  }

  /// Sets the meaning of the text in the fields inside.
  ///
  /// Works in the browser only.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    keyboard { $0.contentType = textContentType }
  }

  /// Sets which letters the keyboard capitalises automatically.
  ///
  /// Works in the browser only.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    keyboard { $0.capitalization = autocapitalization.map { "\($0)" } }
  }

  /// Sets which letters the keyboard capitalises automatically.
  ///
  /// Works in the browser only.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    keyboard { $0.capitalization = style.name }
  }

  /// Disables automatic correction of text that a user types.
  ///
  /// Works in the browser only.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    keyboard { $0.isCorrecting = !disable }
  }

  /// Disables automatic correction of text that a user types.
  ///
  /// Works in the browser only.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    keyboard { $0.isCorrecting = disable != true }
  }
}

extension View {
  /// Sets the keyboard shortcut of the first button inside.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keyboard shortcut of the first button inside; nil removes one set further out.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentModified(content: self) { $0.keyboardShortcut = shortcut }
  }
}
