/// The kind of a field whose value isn't text: hosts use their native controls.
package enum FieldKind: Hashable, Sendable {
  case text
  /// A day, `2025-03-01`, between two such days.
  case date(from: String?, to: String?)
  /// A time of day, `14:30`.
  case time
  /// A day and a time, `2025-03-01T14:30`, between two such.
  case dateAndTime(from: String?, to: String?)
  /// Red, green and blue, `#ff3b30`.
  case color

  /// Whether the field is as wide as what is in it.
  package var isCompact: Bool { self != .text }
}

/// The source and destination of a field's text.
struct FieldSource {
  /// Returns the text.
  ///
  /// What a user has typed is given back as it is where it means the value.
  let read: (_ draft: String?) -> String

  /// Takes the text that a user has typed.
  let write: (String) -> Void

  /// Called when the keyboard's focus comes or goes.
  var didChangeEditing: ((Bool) -> Void)?

  /// Called when a user has finished the text with the return key.
  var didCommit: (() -> Void)?

  @Memberwise
  init(read: @escaping (String?) -> String, write: @escaping (String) -> Void)

  /// Creates a source of a binding.
  init(_ text: Binding<String>) {
    self.init(read: { _ in text.wrappedValue }, write: { text.wrappedValue = $0 })
  }

  /// Creates a source of a value, with the ways to write it as text and to understand text.
  init<Value>(
    _ value: Binding<Value>, text: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?
  ) {
    self.init(
      read: { draft in
        let current = text(value.wrappedValue)
        guard let draft else { return current }
        guard let meant = parse(draft) else { return draft }
        return text(meant) == current ? draft : current
      },
      write: { if let new = parse($0) { value.wrappedValue = new } })
  }
}

/// The focus of a field, as it reports and receives it.
struct FocusTarget {
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void
}

extension EnvironmentValues {
  @Entry var focusTarget: FocusTarget?
}

/// The settings of the keyboard for a field.
package struct FieldKeyboard: Hashable, Sendable {
  package var type = UIKeyboardType.default
  package var contentType: UITextContentType?
  /// `never`, `words`, `sentences` or `characters`; nil for what suits the field.
  package var capitalization: String?
  package var isCorrecting = true
  /// Whether what is typed is private, and kept and written nowhere.
  package var isPrivate = false
  /// What is written on the return key: `done`, `go` and so on; nil for what suits the field.
  package var submitLabel: String?
}

extension EnvironmentValues {
  @Entry var fieldKeyboard = FieldKeyboard()
}
