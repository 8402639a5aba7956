/// A text whose values are found, and from which they are read.
final class ScannedText {
  let bytes: [UInt8]
  let userInfo: [CodingUserInfoKey: Any]

  /// What was found; only hints change later, and no two of them at once.
  @exclusivity(unchecked)
  private(set) var tokens: [TextToken]

  /// The names of large objects in order, from the first time that one is looked for.
  private var sortedNames: [Int: [Int]] = [:]

  /// Long names that were part of an error; the next error shares them.
  private var longNames: [Int: String] = [:]

  init(
    _ bytes: [UInt8], userInfo: [CodingUserInfoKey: Any], mostBytes: Int
  ) throws(TextProblem) {
    let most = TextLimits.clamped(mostBytes)
    guard bytes.count <= most else { throw .tooLong(bytes: bytes.count, most: most) }
    var scanner = TextScanner(bytes)
    try scanner.scan()
    self.bytes = scanner.bytes
    tokens = scanner.tokens
    self.userInfo = userInfo
  }

  func string(at token: Int) -> String {
    String(decoding: bytes[tokens[token].range], as: UTF8.self)
  }

  /// The token of the value under a name in an object.
  func value(of name: String, in object: Int) -> Int? {
    var name = name
    guard let found = name.withUTF8({ token(of: $0, in: object) }) else { return nil }
    tokens[object].hint = Int32(found)
    return found + 1
  }

  /// Names are mostly asked for in the order in which they stand.
  private func token(of name: UnsafeBufferPointer<UInt8>, in object: Int) -> Int? {
    let end = Int(tokens[object].next)
    let hint = Int(tokens[object].hint)
    let likely = hint == 0 ? object + 1 : hint
    if likely < end {
      if isToken(likely, name) { return likely }
      let next = Int(tokens[likely + 1].next)
      if next < end, isToken(next, name) { return next }
    }
    guard tokens[object].count <= 16 else { return search(name, in: object) }
    var token = object + 1
    while token < end {
      if isToken(token, name) { return token }
      token = Int(tokens[token + 1].next)
    }
    return nil
  }

  private func isToken(_ token: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = tokens[token].range
    guard range.count == name.count else { return false }
    for place in 0..<name.count where bytes[range.lowerBound + place] != name[place] {
      return false
    }
    return true
  }

  private func search(_ name: UnsafeBufferPointer<UInt8>, in object: Int) -> Int? {
    let names = sorted(object)
    var places = names.indices
    while let middle = places.isEmpty ? nil : (places.lowerBound + places.upperBound) / 2 {
      let token = names[middle]
      if isToken(token, name) { return token }
      if bytes[tokens[token].range].lexicographicallyPrecedes(name) {
        places = middle + 1..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    return nil
  }

  private func sorted(_ object: Int) -> [Int] {
    if let names = sortedNames[object] { return names }
    let names = tokens.names(of: object, sortedIn: bytes)
    sortedNames[object] = names
    return names
  }

  /// A name that is part of the path in an error.
  func pathName(at token: Int) -> String {
    guard tokens[token].range.count > 64 else { return string(at: token) }
    let name = longNames[token] ?? string(at: token)
    longNames[token] = name
    return name
  }
}
