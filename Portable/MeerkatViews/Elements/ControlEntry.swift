/// What a user sets with the buttons of a control, as text with which another instance of the app can set it again.
package struct ControlEntry {
  /// The value as text; nil where the control has none that can be written.
  package let text: () -> String?
  /// Sets the value to a text that was read.
  package let enter: (String) -> Void

  /// Reads and writes a value as JSON.
  init<Value>(_ value: Binding<Value>) {
    text = {
      guard let value = value.wrappedValue as? any Encodable,
        let data = try? JSONEncoder().encode(value)
      else { return nil }
      return String(decoding: data, as: UTF8.self)
    }
    enter = { text in
      guard let type = Value.self as? any Decodable.Type,
        let new = try? JSONDecoder().decode(type, from: Data(text.utf8)) as? Value
      else { return }
      value.wrappedValue = new
    }
  }

  /// A control that has actions and no value.
  static var unknown: ControlEntry { ControlEntry(text: { nil }, enter: { _ in }) }

  @Memberwise
  private init(text: @escaping () -> String?, enter: @escaping (String) -> Void)
}

extension EnvironmentValues {
  /// What the buttons inside set.
  @Entry fileprivate var controlEntry: ControlEntry?
}

extension View {
  /// Says what the buttons of a control set.
  nonisolated func controlEntry(_ entry: ControlEntry) -> some View {
    EnvironmentModified(content: self) { $0.controlEntry = entry }
  }
}

extension ButtonElement {
  /// What the button sets, as a part of a control; nil for a button that just acts.
  ///
  /// Nobody has to hear of another one: it is asked for when it is needed.
  package var controlEntry: ControlEntry? { EnvironmentValues(scope: environment).controlEntry }
}
