extension [UInt8] {
  /// Adds a string as it stands in JSON: in quotes, with escapes only where they are needed.
  mutating func append(quoted string: String) {
    var string = string
    string.withUTF8 { letters in
      append(UInt8(ascii: "\""))
      if letters.contains(where: \.needsEscape) {
        for letter in letters { append(escaping: letter) }
      } else {
        append(contentsOf: letters)
      }
      append(UInt8(ascii: "\""))
    }
  }

  private mutating func append(escaping letter: UInt8) {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(escape: letter)
    case 0x08: append(escape: UInt8(ascii: "b"))
    case 0x09: append(escape: UInt8(ascii: "t"))
    case 0x0A: append(escape: UInt8(ascii: "n"))
    case 0x0C: append(escape: UInt8(ascii: "f"))
    case 0x0D: append(escape: UInt8(ascii: "r"))
    case ..<0x20:
      append(contentsOf: (letter < 0x10 ? "\\u000" : "\\u00").utf8)
      append(contentsOf: String(letter, radix: 16).utf8)
    default: append(letter)
    }
  }

  private mutating func append(escape letter: UInt8) {
    append(UInt8(ascii: "\\"))
    append(letter)
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
