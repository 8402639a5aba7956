/// Reads the values of a list one after the other.
struct UnkeyedTextDecoder: UnkeyedDecodingContainer {
  let text: ScannedText
  private let list: Int32

  /// The value that is read next, which stays the next one where reading it fails.
  private var token: Int32

  init(text: ScannedText, list: Int) throws {
    guard text.tokens[list].kind == .list else {
      throw text.mismatch([Any].self, wanted: "a list", at: list)
    }
    self.text = text
    self.list = Int32(list)
    token = Int32(list + 1)
  }

  var codingPath: [any CodingKey] { text.path(to: Int(list)) }
  var count: Int? { Int(text.tokens[Int(list)].count) }
  var isAtEnd: Bool { token == text.tokens[Int(list)].next }
  var currentIndex: Int {
    Int(isAtEnd ? text.tokens[Int(list)].count : text.tokens[Int(token)].place)
  }

  mutating func decodeNil() throws -> Bool {
    let decoder = try next(Never?.self)
    guard decoder.decodeNil() else { return false }
    goOn()
    return true
  }

  mutating func decode<Value: PlainValue>(_ type: Value.Type) throws -> Value {
    let value = try Value.read(next(type).token, of: text)
    goOn()
    return value
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try Value(from: next(type))
    goOn()
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try next([String: Any].self).container(keyedBy: type)
    goOn()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next([Any].self).unkeyedContainer()
    goOn()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try next((any Decoder).self)
    goOn()
    return decoder
  }

  private func next(_ type: any Any.Type) throws -> TextDecoder {
    guard !isAtEnd else { throw text.pastEnd(type, of: Int(list)) }
    return TextDecoder(text: text, token: Int(token))
  }

  private mutating func goOn() { token = text.tokens[Int(token)].next }
}
