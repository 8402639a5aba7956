/// A JSON value, as far as the compiler's messages need it: all numbers are integers.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// A member of an object; nil where this is none, or null.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self, let value = members[key], value != .null else {
      return nil
    }
    return value
  }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var number: Int? {
    if case .number(let value) = self { value } else { nil }
  }

  var array: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  init(dictionaryLiteral members: (String, JSON)...) { self = .object(Dictionary(members) { $1 }) }

  init(arrayLiteral values: JSON...) { self = .array(values) }
}

extension JSON {
  /// The text of this value, in UTF-8.
  func encoded() -> [UInt8] {
    var text: [UInt8] = []
    encode(to: &text)
    return text
  }

  private func encode(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += String(value).utf8
    case .number(let value): text += String(value).utf8
    case .string(let value): Self.encode(value, to: &text)
    case .array(let values):
      Self.list(values, in: "[]", to: &text) { $0.encode(to: &$1) }
    case .object(let members):
      Self.list(members, in: "{}", to: &text) { member, text in
        Self.encode(member.key, to: &text)
        text += ":".utf8
        member.value.encode(to: &text)
      }
    }
  }

  private static func list<Values: Collection>(
    _ values: Values, in brackets: String, to text: inout [UInt8],
    encode: (Values.Element, inout [UInt8]) -> Void
  ) {
    text += brackets.utf8.prefix(1)
    for (index, value) in values.enumerated() {
      if index > 0 { text += ",".utf8 }
      encode(value, &text)
    }
    text += brackets.utf8.suffix(1)
  }

  private static func encode(_ string: String, to text: inout [UInt8]) {
    text += "\"".utf8
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: text.append(byte)
      }
    }
    text += "\"".utf8
  }
}
