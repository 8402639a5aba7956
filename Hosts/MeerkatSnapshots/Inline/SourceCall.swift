/// A call in a source, as far as one finds its end without a parser.
struct SourceCall {
  /// The bytes of the trailing closure with the spaces before it; none where there is none.
  let expectation: Range<Int>
  /// What stands before the first word of the call's line.
  let indent: String

  /// Finds the call that begins at a line and column; nil where none does.
  init?(in bytes: [UInt8], at position: SourcePosition, _ syntax: InlineSnapshotSyntaxDescriptor) {
    var start = 0
    for _ in 1..<max(position.line, 1) {
      guard let end = bytes[start...].firstIndex(of: 10) else { return nil }
      start = end + 1
    }
    let blanks = bytes[start...].prefix { $0 == 32 || $0 == 9 }
    indent = String(decoding: blanks, as: UTF8.self)
    let call = start + position.column - 1
    guard bytes.indices.contains(call) else { return nil }
    var scanner = SourceScanner(bytes: bytes, index: call)
    let arguments = scanner.skipName()
    guard arguments > call, scanner.current == UInt8(ascii: "("), scanner.skipGroup() else {
      return nil
    }
    let label = syntax.trailingClosureLabel + ":"
    guard !String(decoding: bytes[arguments..<scanner.index], as: UTF8.self).contains(label) else {
      return nil
    }
    for _ in 0..<syntax.trailingClosureOffset {
      guard scanner.skipClosure() != nil else { return nil }
    }
    let end = scanner.index
    expectation = scanner.skipClosure() ?? end..<end
  }
}

/// Goes over groups in brackets, with the literals and comments in them.
private struct SourceScanner {
  let bytes: [UInt8]
  var index: Int

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func looking(at text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Goes behind a name, and gives the place there.
  mutating func skipName() -> Int {
    while let byte = current, isPartOfName(byte) { index += 1 }
    return index
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte)
      || (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// Goes behind a trailing closure with its label; stays here and gives nil where there is none.
  mutating func skipClosure() -> Range<Int>? {
    var scanner = self
    func skipBlanks() {
      while let byte = scanner.current, [9, 10, 13, 32].contains(byte) { scanner.index += 1 }
    }
    skipBlanks()
    let name = scanner.index
    if scanner.skipName() > name {
      guard scanner.current == UInt8(ascii: ":") else { return nil }
      scanner.index += 1
      skipBlanks()
    }
    guard scanner.current == UInt8(ascii: "{"), scanner.skipGroup() else { return nil }
    defer { self = scanner }
    return index..<scanner.index
  }

  /// Goes behind the bracket that closes the one here; false where there is none.
  mutating func skipGroup() -> Bool {
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        index += 1
        if depth == 0 { return true }
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipLiteral()
      case UInt8(ascii: "/") where looking(at: "//"): skip(to: "\n")
      case UInt8(ascii: "/") where looking(at: "/*"): skip(to: "*/")
      default: index += 1
      }
    }
    return false
  }

  private mutating func skip(to end: String) {
    while current != nil, !looking(at: end) { index += 1 }
    index = min(index + end.utf8.count, bytes.count)
  }

  /// Goes behind a text literal; over a number sign that begins none.
  private mutating func skipLiteral() {
    let marks = String(repeating: "#", count: bytes[index...].prefix { $0 == 35 }.count)
    index += marks.utf8.count
    guard current == UInt8(ascii: "\"") else { return }
    let quotes = looking(at: "\"\"\"") ? "\"\"\"" : "\""
    index += quotes.utf8.count
    while current != nil {
      if looking(at: quotes + marks) {
        index += quotes.utf8.count + marks.utf8.count
        return
      }
      guard looking(at: "\\" + marks) else {
        index += 1
        continue
      }
      index += 1 + marks.utf8.count
      // An interpolation may have literals of its own.
      if current == UInt8(ascii: "(") { _ = skipGroup() } else { index += 1 }
    }
  }
}
