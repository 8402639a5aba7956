extension TextWriter {
  /// The whole text.
  ///
  /// - Parameter value: What was written, for the error.
  /// - Returns: The bytes of the text.
  /// - Throws: What went wrong before, that nothing was written, or that the text is too long.
  @usableFromInline
  func output(of value: some Encodable) throws -> [UInt8] {
    try check()
    guard nodes[TextNode.root].kind != .open else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(type(of: value)) has written nothing."))
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 2 * nodes.count)
    append(TextNode.root, to: &output)
    guard output.count <= mostBytes else { throw tooLong(at: TextNode.root) }
    return output
  }

  private func append(_ place: Int, to output: inout [UInt8]) {
    let node = nodes[place]
    output.append(contentsOf: bytes[Int(node.start)..<Int(node.end)])
    switch node.kind {
    case .plain, .dropped: break
    case .open: output.append(contentsOf: "{}".utf8)
    case .list:
      output.append(UInt8(ascii: "["))
      appendChain(from: node.first, to: &output)
      output.append(UInt8(ascii: "]"))
    case .object:
      output.append(UInt8(ascii: "{"))
      appendChain(from: node.isSorted ? node.first : sortChain(of: node), to: &output)
      output.append(UInt8(ascii: "}"))
    }
  }

  private func appendChain(from first: Int32, to output: inout [UInt8]) {
    var place = Int(first)
    var isFirst = true
    while place != 0 {
      if nodes[place].kind != .dropped {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        append(place, to: &output)
      }
      place = Int(nodes[place].next)
    }
  }
}
