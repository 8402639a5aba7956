import MeerkatViews

extension Driver {
  /// The role of an element, as a user understands it.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case button, link, toggle, textField, tab, row, header, text, image, progress
    case picker, menu
    /// An option of a picker that shows all of them.
    case option
    case alert, sheet
    /// A view that isn't a control, but reacts to a tap or another gesture.
    case tapArea
  }

  /// What a user, or a screen reader, knows about an element on screen.
  public struct Info: Hashable, Sendable, CustomStringConvertible {
    /// The role of the element.
    public var role: Role
    /// The name of the element: its `accessibilityLabel`, or the texts inside, joined by commas.
    public var label: String
    /// The content of the element.
    ///
    /// This is the text of a field, the state of a progress indicator, the message of an alert or
    /// the selected option of a picker.
    public var value: String?
    /// Whether a user can act on the element.
    public var isEnabled = true
    /// Whether a switch is on, or a tab, an option or a button is selected; nil for other elements.
    public var isOn: Bool?
    /// Whether the element is a focused field, if the app tracks its focus with a `FocusState`.
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

extension FoundElement {
  /// What a test may know about the element.
  var info: Driver.Info {
    Driver.Info(
      role: Driver.Role(rawValue: role.rawValue) ?? .text, label: label, value: value,
      isEnabled: isEnabled, isOn: isOn, isFocused: isFocused)
  }
}

extension Driver.Query {
  /// The search among all elements.
  var search: ElementSearch {
    ElementSearch(role: role.flatMap { ElementRole(rawValue: $0.rawValue) }, label: label, row: row)
  }
}
