import MeerkatViews

/// The HTML names for keyboard types and keys.
extension UIKeyboardType {
  /// The value of `inputmode`, nil for the usual keyboard.
  var inputMode: StaticString? {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

extension UITextContentType {
  /// The value of `autocomplete`; nil for what browsers don't know.
  var token: String? {
    let known: [UITextContentType] = [
      .name, .givenName, .familyName, .username, .newPassword, .oneTimeCode, .emailAddress,
      .telephoneNumber, .URL, .fullStreetAddress, .addressCity, .postalCode, .countryName,
      .organizationName, .creditCardNumber, .creditCardName, .creditCardExpiration,
      .creditCardSecurityCode,
    ]
    if self == .password { return "current-password" }
    return known.contains(self) ? rawValue : nil
  }
}

extension FieldKeyboard {
  /// The value of `enterkeyhint`, nil for the usual key.
  var enterKeyHint: StaticString? {
    switch submitLabel {
    case "done": "done"
    case "go", "join", "route": "go"
    case "send": "send"
    case "search": "search"
    case "next", "continue": "next"
    case "return": "enter"
    default: nil
    }
  }
}

extension KeyboardShortcut {
  /// The keys as `aria-keyshortcuts` has them, such as `Shift+Meta+S`.
  var keys: String {
    let names: [(EventModifiers, String)] = [
      (.control, "Control"), (.option, "Alt"), (.shift, "Shift"), (.command, "Meta"),
    ]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [name]).joined(separator: "+")
  }

  private var name: String {
    switch key {
    case .return: "Enter"
    case .escape: "Escape"
    case .space: "Space"
    case .tab: "Tab"
    case .delete: "Backspace"
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    default: key.character.uppercased()
    }
  }
}
