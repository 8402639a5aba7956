/// Finds the values of a text, in one pass.
struct TextScanner {
  /// The text, and behind it the strings whose escapes were replaced.
  var bytes: [UInt8]

  /// Where the text ends.
  let end: Int

  /// The byte that is read next.
  var place = 0

  var tokens: [TextToken] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    tokens.reserveCapacity(bytes.count / 6 + 1)
  }

  mutating func scan() throws(TextProblem) {
    try scanValue(parent: -1, place: 0, levels: 0)
    guard isAtEnd() else { throw .unexpected(at: place) }
  }

  private mutating func scanValue(
    parent: Int32, place index: Int32, levels: Int
  ) throws(TextProblem) {
    let token = tokens.count
    switch try nextLetter() {
    case UInt8(ascii: "\""): try scanString(parent: parent, place: index)
    case UInt8(ascii: "{"):
      append(.object, parent: parent, place: index)
      try scanMembers(of: token, levels: levels + 1)
    case UInt8(ascii: "["):
      append(.list, parent: parent, place: index)
      try scanElements(of: token, levels: levels + 1)
    case UInt8(ascii: "t"):
      try scanWord("true")
      append(.true, parent: parent, place: index)
    case UInt8(ascii: "f"):
      try scanWord("false")
      append(.false, parent: parent, place: index)
    case UInt8(ascii: "n"):
      try scanWord("null")
      append(.null, parent: parent, place: index)
    default: try scanNumber(parent: parent, place: index)
    }
    tokens[token].next = Int32(tokens.count)
  }

  private mutating func scanElements(of list: Int, levels: Int) throws(TextProblem) {
    try enter(levels)
    guard try nextLetter() != UInt8(ascii: "]") else { return place += 1 }
    var count: Int32 = 0
    repeat {
      try scanValue(parent: Int32(list), place: count, levels: levels)
      count += 1
    } while try goesOn(until: UInt8(ascii: "]"))
    tokens[list].count = count
  }

  private mutating func scanMembers(of object: Int, levels: Int) throws(TextProblem) {
    try enter(levels)
    guard try nextLetter() != UInt8(ascii: "}") else { return place += 1 }
    var count: Int32 = 0
    var isSorted = true
    var before = -1
    repeat {
      let name = tokens.count
      try scanName(in: object, place: count)
      if before >= 0, isSorted { isSorted = isName(before, before: name) }
      before = name
      try scanValue(parent: Int32(object), place: count, levels: levels)
      count += 1
    } while try goesOn(until: UInt8(ascii: "}"))
    tokens[object].count = count
    if !isSorted { try checkNames(of: object) }
  }

  private mutating func scanName(in object: Int, place index: Int32) throws(TextProblem) {
    guard try nextLetter() == UInt8(ascii: "\"") else { throw .unexpected(at: place) }
    let name = tokens.count
    try scanString(parent: Int32(object), place: index)
    tokens[name].next = Int32(tokens.count)
    guard try nextLetter() == UInt8(ascii: ":") else { throw .unexpected(at: place) }
    place += 1
  }

  /// Goes past the letter with which a list or an object begins.
  private mutating func enter(_ levels: Int) throws(TextProblem) {
    guard levels <= TextLimits.mostLevels else { throw .tooDeep(at: place) }
    place += 1
  }

  /// Goes past the comma before another value, or past the last letter.
  private mutating func goesOn(until last: UInt8) throws(TextProblem) -> Bool {
    let letter = try nextLetter()
    guard letter == UInt8(ascii: ",") || letter == last else { throw .unexpected(at: place) }
    place += 1
    return letter != last
  }
}
