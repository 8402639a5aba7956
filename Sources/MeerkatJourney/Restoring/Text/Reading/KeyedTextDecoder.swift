/// Reads the values of an object by their names.
struct KeyedTextDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let text: ScannedText
  let object: Int

  init(text: ScannedText, object: Int) throws {
    guard text.tokens[object].kind == .object else {
      throw text.mismatch([String: Any].self, wanted: "an object", at: object)
    }
    self.text = text
    self.object = object
  }

  var codingPath: [any CodingKey] { text.path(to: object) }

  var allKeys: [Key] {
    let count = text.tokens[object].count
    // A case of an enumeration has one name: it is under the name of the case.
    if count == 1 {
      guard let key = Key(stringValue: text.string(at: object + 1)) else { return [] }
      return [key]
    }
    var keys: [Key] = []
    var name = object + 1
    for _ in 0..<count {
      if let key = Key(stringValue: text.string(at: name)) { keys.append(key) }
      name = Int(text.tokens[name + 1].next)
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { text.value(of: key.stringValue, in: object) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    text.tokens[try value(of: key)].kind == .null
  }

  func decode<Value: PlainValue>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value.read(value(of: key), of: text)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: decoder(of: key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(of: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(of: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(of: TextKey.inherited) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(of: key) }

  private func value(of key: some CodingKey) throws -> Int {
    guard let token = text.value(of: key.stringValue, in: object) else {
      throw text.notFound(key, in: object)
    }
    return token
  }

  private func decoder(of key: some CodingKey) throws -> TextDecoder {
    TextDecoder(text: text, token: try value(of: key))
  }
}
