import MeerkatTesting

extension Driver.Info {
  /// The element as deeds name it, with its state.
  var line: String {
    var words = ["\(role) \"\(label)\""]
    if let value, !value.isEmpty { words.append("with \"\(value)\"") }
    if let isOn { words.append(isOn ? "on" : "off") }
    if !isEnabled { words.append("disabled") }
    return words.joined(separator: ", ")
  }
}
