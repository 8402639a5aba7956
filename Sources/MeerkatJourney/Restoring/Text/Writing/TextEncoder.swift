/// Writes one value in the place that was made for it.
struct TextEncoder: Encoder {
  let writer: TextWriter
  let node: Int

  var codingPath: [any CodingKey] { writer.path(to: node) }
  var userInfo: [CodingUserInfoKey: Any] { writer.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    writer.open(node, as: .object)
    return KeyedEncodingContainer(KeyedTextEncoder(writer: writer, object: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    writer.open(node, as: .list)
    return UnkeyedTextEncoder(writer: writer, list: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension TextEncoder: SingleValueEncodingContainer {
  func encodeNil() throws { try writer.writeNil(at: node) }

  func encode<Value: PlainValue>(_ value: Value) throws { try writer.write(value, at: node) }

  func encode<Value: Encodable>(_ value: Value) throws {
    try writer.check()
    try value.encode(to: self)
  }
}
