extension TextScanner {
  /// The next letter that is no space, which is not passed.
  mutating func nextLetter() throws(TextProblem) -> UInt8 {
    while place < end {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      case let letter: return letter
      }
    }
    throw .ended
  }

  /// Whether nothing but space is left.
  mutating func isAtEnd() -> Bool {
    (try? nextLetter()) == nil
  }

  mutating func scanWord(_ word: StaticString) throws(TextProblem) {
    for offset in 0..<word.utf8CodeUnitCount {
      guard place < end else { throw .ended }
      guard bytes[place] == word.utf8Start[offset] else { throw .unexpected(at: place) }
      place += 1
    }
  }

  mutating func append(
    _ kind: TextToken.Kind, parent: Int32, place: Int32, bytes: Range<Int> = 0..<0
  ) {
    tokens.append(
      TextToken(
        kind: kind, parent: parent, place: place, start: Int32(bytes.lowerBound),
        end: Int32(bytes.upperBound)))
  }

  mutating func scanNumber(parent: Int32, place index: Int32) throws(TextProblem) {
    let start = place
    var kind = TextToken.Kind.integer
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try scanDigits() }
    if skip(UInt8(ascii: ".")) {
      kind = .decimal
      try scanDigits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      kind = .decimal
      if !skip(UInt8(ascii: "-")) { skip(UInt8(ascii: "+")) }
      try scanDigits()
    }
    append(kind, parent: parent, place: index, bytes: start..<place)
  }

  private mutating func scanDigits() throws(TextProblem) {
    let start = place
    while place < end, bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    guard place > start else {
      throw place < end ? .unexpected(at: place) : .ended
    }
  }

  @discardableResult
  private mutating func skip(_ letter: UInt8) -> Bool {
    guard place < end, bytes[place] == letter else { return false }
    place += 1
    return true
  }
}
