/// Reads one value of a text.
struct TextDecoder: Decoder {
  let text: ScannedText
  let token: Int

  var codingPath: [any CodingKey] { text.path(to: token) }
  var userInfo: [CodingUserInfoKey: Any] { text.userInfo }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try KeyedTextDecoder(text: text, object: token))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try UnkeyedTextDecoder(text: text, list: token)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension TextDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { text.tokens[token].kind == .null }

  func decode<Value: PlainValue>(_ type: Value.Type) throws -> Value {
    try Value.read(token, of: text)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: self)
  }
}
