extension TextScanner {
  /// Finds a string; only one with escapes is copied.
  mutating func scanString(parent: Int32, place index: Int32) throws(TextProblem) {
    place += 1
    let start = place
    var bits: UInt8 = 0
    while place < end {
      let letter = bytes[place]
      switch letter {
      case UInt8(ascii: "\""):
        try append(string: start..<place, isASCII: bits < 0x80, parent: parent, place: index)
        place += 1
        return
      case UInt8(ascii: "\\"):
        return try scanEscapedString(from: start, parent: parent, place: index)
      case ..<0x20: throw .control(at: place)
      default:
        bits |= letter
        place += 1
      }
    }
    throw .ended
  }

  private mutating func append(
    string range: Range<Int>, isASCII: Bool, parent: Int32, place index: Int32
  ) throws(TextProblem) {
    guard isASCII || String(validating: bytes[range], as: UTF8.self) != nil else {
      throw .notUTF8(at: min(range.lowerBound, place))
    }
    append(.string, parent: parent, place: index, bytes: range)
  }

  private mutating func scanEscapedString(
    from first: Int, parent: Int32, place index: Int32
  ) throws(TextProblem) {
    let start = bytes.count
    bytes.append(contentsOf: bytes[first..<place])
    while place < end {
      let letter = bytes[place]
      switch letter {
      case UInt8(ascii: "\""):
        try append(
          string: start..<bytes.count, isASCII: false, parent: parent, place: index)
        place += 1
        return
      case UInt8(ascii: "\\"): try scanEscape()
      case ..<0x20: throw .control(at: place)
      default:
        bytes.append(letter)
        place += 1
      }
    }
    throw .ended
  }

  private mutating func scanEscape() throws(TextProblem) {
    guard place + 1 < end else { throw .ended }
    let letter: UInt8
    switch bytes[place + 1] {
    case UInt8(ascii: "b"): letter = 0x08
    case UInt8(ascii: "t"): letter = 0x09
    case UInt8(ascii: "n"): letter = 0x0A
    case UInt8(ascii: "f"): letter = 0x0C
    case UInt8(ascii: "r"): letter = 0x0D
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter = bytes[place + 1]
    case UInt8(ascii: "u"): return try scanCharacter()
    default: throw .escape(at: place)
    }
    bytes.append(letter)
    place += 2
  }

  /// Goes past `\u00e9`, or past `\ud83e\udda6`, which is one character.
  private mutating func scanCharacter() throws(TextProblem) {
    let start = place
    var value = UInt32(try scanCodeUnit())
    if UTF16.isLeadSurrogate(UInt16(value)) {
      guard place < end else { throw .ended }
      guard bytes[place] == UInt8(ascii: "\\") else { throw .escape(at: start) }
      let second = try scanCodeUnit()
      guard UTF16.isTrailSurrogate(second) else { throw .escape(at: start) }
      value = 0x10000 + (value - 0xD800) << 10 + UInt32(second) - 0xDC00
    }
    guard let scalar = Unicode.Scalar(value) else { throw .escape(at: start) }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func scanCodeUnit() throws(TextProblem) -> UInt16 {
    guard place + 6 <= end else { throw .ended }
    guard bytes[place + 1] == UInt8(ascii: "u") else { throw .escape(at: place) }
    var value: UInt16 = 0
    for letter in bytes[place + 2..<place + 6] {
      guard let digit = Character(Unicode.Scalar(letter)).hexDigitValue else {
        throw .escape(at: place)
      }
      value = value << 4 | UInt16(digit)
    }
    place += 6
    return value
  }
}
