extension JSON {
  /// Reads a value from UTF-8; nil where the text is no JSON.
  init?(parsing text: [UInt8]) {
    var reader = JSONReader(text: text)
    guard let value = reader.value() else { return nil }
    self = value
  }
}

/// Reads the compiler's messages.
private struct JSONReader {
  let text: [UInt8]
  var index = 0

  mutating func value() -> JSON? {
    skipSpace()
    guard index < text.count else { return nil }
    switch text[index] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSON.string)
    default: return word()
    }
  }

  private mutating func object() -> JSON? {
    var members: [String: JSON] = [:]
    index += 1
    while !skip("}") {
      guard let key = string(), skip(":"), let member = value() else { return nil }
      members[key] = member
      _ = skip(",")
    }
    return .object(members)
  }

  private mutating func array() -> JSON? {
    var values: [JSON] = []
    index += 1
    while !skip("]") {
      guard let value = value() else { return nil }
      values.append(value)
      _ = skip(",")
    }
    return .array(values)
  }

  private mutating func word() -> JSON? {
    let start = index
    while index < text.count, !",]} \n\r\t".utf8.contains(text[index]) { index += 1 }
    switch String(decoding: text[start..<index], as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let digits: return Int(digits).map(JSON.number)
    }
  }

  private mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var bytes: [UInt8] = []
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let character = escaped() else { return nil }
        bytes += String(character).utf8
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// The character after a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard index < text.count else { return nil }
    let byte = text[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"): return codePoint()
    default: return Unicode.Scalar(byte)
    }
  }

  /// The character of four hexadecimal digits, or of two times four.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let high = digits() else { return nil }
    guard 0xD800..<0xDC00 ~= high else { return Unicode.Scalar(high) }
    index += 2
    guard let low = digits(), 0xDC00..<0xE000 ~= low else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func digits() -> UInt32? {
    guard index + 4 <= text.count else { return nil }
    defer { index += 4 }
    return UInt32(String(decoding: text[index..<index + 4], as: UTF8.self), radix: 16)
  }

  /// Goes past a character after white space, if it is next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < text.count, " \n\r\t".utf8.contains(text[index]) { index += 1 }
  }
}
