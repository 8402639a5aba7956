/// The source and destination of a field's text.
struct FieldSource {
  /// Returns the text.
  ///
  /// What a person has typed is given back as it is where it means the value.
  let read: (_ draft: String?) -> String

  /// Takes the text that a person has typed.
  let write: (String) -> Void

  /// Called when the keyboard's focus comes or goes.
  var didChangeEditing: ((Bool) -> Void)?

  /// Called when a person has finished the text with the return key.
  var didCommit: (() -> Void)?

  init(read: @escaping (String?) -> String, write: @escaping (String) -> Void) {
    self.read = read
    self.write = write
  }

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
