extension Driver {
  /// What something is to a person.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case button, link, toggle, textField, tab, row, header, text, image, progress
    case picker, menu
    /// One of the values of a picker that shows all of them.
    case option
    case alert, sheet
    /// Something that is no control, but reacts to a tap.
    case tapArea
  }

  /// What a person, or a screen reader, knows about one thing on screen.
  public struct Info: Hashable, Sendable, CustomStringConvertible {
    /// What it is.
    public var role: Role
    /// Its name: what `accessibilityLabel` says, else the texts inside, joined by commas.
    public var label: String
    /// What it holds: the text of a field, the state of progress, the message of an alert, the chosen option
    /// of a picker.
    public var value: String?
    /// Whether a person can act on it.
    public var isEnabled = true
    /// Whether a switch is on, or a tab or an option is chosen; nil for anything else.
    public var isOn: Bool?

    /// The role and the label, as a query has them.
    public var description: String {
      var text = ".\(role)(\"\(label)\")"
      if let value, !value.isEmpty { text += " with \"\(value)\"" }
      if let isOn { text += isOn ? ", on" : ", off" }
      return isEnabled ? text : text + ", disabled"
    }
  }
}
