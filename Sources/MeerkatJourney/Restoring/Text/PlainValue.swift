/// A value that is one word, number or string in a text.
protocol PlainValue: Codable {
  /// Whether a text can say it.
  var isWritable: Bool { get }

  /// Writes it at the end of a text.
  func write(to bytes: inout [UInt8])

  /// Reads it, or says why it is not there.
  static func read(_ token: Int, of text: ScannedText) throws -> Self
}

extension PlainValue {
  var isWritable: Bool { true }
}

extension Bool: PlainValue {
  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: (self ? "true" : "false").utf8)
  }

  static func read(_ token: Int, of text: ScannedText) throws -> Bool {
    switch text.tokens[token].kind {
    case .true: true
    case .false: false
    default: throw text.mismatch(Bool.self, at: token)
    }
  }
}

extension String: PlainValue {
  func write(to bytes: inout [UInt8]) {
    bytes.append(quoted: self)
  }

  static func read(_ token: Int, of text: ScannedText) throws -> String {
    guard text.tokens[token].kind == .string else { throw text.mismatch(String.self, at: token) }
    return text.string(at: token)
  }
}
