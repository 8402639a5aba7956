extension Driver {
  /// The role of something, as a person understands it.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case button, link, toggle, textField, tab, row, header, text, image, progress
    case picker, menu
    /// A value of a picker that shows all of them.
    case option
    case alert, sheet
    /// Something that is not a control, but reacts to a tap or another gesture.
    case tapArea
  }

  /// What a person, or a screen reader, knows about something on screen.
  public struct Info: Hashable, Sendable, CustomStringConvertible {
    /// Its role.
    public var role: Role
    /// Its name: the `accessibilityLabel`, or else the texts inside, joined by commas.
    public var label: String
    /// Its content: the text of a field, the state of progress, the message of an alert, the
    /// selected option of a picker.
    public var value: String?
    /// Whether a person can act on it.
    public var isEnabled = true
    /// Whether a switch is on, or a tab or an option is selected; nil for anything else.
    public var isOn: Bool?
    /// Whether it is a field with the keyboard's focus, as far as the app follows that by a
    /// `FocusState`.
    public var isFocused = false

    /// The role and the label, as in a query.
    var name: String { ".\(role)(\"\(label)\")" }

    /// The role and the label, as in a query, and the state.
    public var description: String {
      var text = name
      if let value, !value.isEmpty { text += " with \"\(value)\"" }
      if let isOn { text += isOn ? ", on" : ", off" }
      return isEnabled ? text : text + ", disabled"
    }
  }
}
