/// Writes values at the end of a list.
struct UnkeyedTextEncoder: UnkeyedEncodingContainer {
  let writer: TextWriter
  let list: Int

  var codingPath: [any CodingKey] { writer.path(to: list) }
  var count: Int { Int(writer.nodes[list].count) }

  func encodeNil() throws { try writer.writeNil(at: place()) }

  func encode<Value: PlainValue>(_ value: Value) throws {
    let node = place()
    do {
      try writer.write(value, at: node)
    } catch {
      writer.drop(node)
      throw error
    }
  }

  func encode<Value: Encodable>(_ value: Value) throws { try writer.encode(value, at: place()) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let node = place()
    writer.open(node, as: .object)
    return KeyedEncodingContainer(KeyedTextEncoder<NestedKey>(writer: writer, object: node))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let node = place()
    writer.open(node, as: .list)
    return UnkeyedTextEncoder(writer: writer, list: node)
  }

  func superEncoder() -> any Encoder { TextEncoder(writer: writer, node: place()) }

  private func place() -> Int { writer.add(toList: list) }
}
