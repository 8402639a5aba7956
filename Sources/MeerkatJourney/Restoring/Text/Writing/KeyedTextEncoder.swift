/// Writes values under their names in an object.
struct KeyedTextEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: TextWriter
  let object: Int

  var codingPath: [any CodingKey] { writer.path(to: object) }

  func encodeNil(forKey key: Key) throws { try writer.writeNil(at: place(for: key)) }

  func encode<Value: PlainValue>(_ value: Value, forKey key: Key) throws {
    let node = place(for: key)
    do {
      try writer.write(value, at: node)
    } catch {
      writer.drop(node)
      throw error
    }
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try writer.encode(value, at: place(for: key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(
      KeyedTextEncoder<NestedKey>(writer: writer, object: joined(key, .object)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedTextEncoder(writer: writer, list: joined(key, .list))
  }

  func superEncoder() -> any Encoder {
    TextEncoder(
      writer: writer, node: writer.add(TextKey.inherited.stringValue, toObject: object))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    TextEncoder(writer: writer, node: place(for: key))
  }

  private func place(for key: Key) -> Int { writer.add(key.stringValue, toObject: object) }

  private func joined(_ key: Key, _ kind: TextNode.Kind) -> Int {
    let node = place(for: key)
    writer.nodes[node].isJoined = true
    writer.open(node, as: kind)
    return node
  }
}
