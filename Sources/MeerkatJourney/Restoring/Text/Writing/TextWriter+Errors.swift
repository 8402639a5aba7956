extension TextWriter {
  /// Where in the whole value a node is.
  func path(to node: Int) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var node = node
    while node != TextNode.root {
      path.append(key(of: node))
      node = Int(nodes[node].parent)
    }
    return path.reversed()
  }

  private func key(of node: Int) -> TextKey {
    let name = nodes[node].name
    guard !name.isEmpty || nodes[node].nameEnd > nodes[node].start else {
      return TextKey(intValue: Int(nodes[node].place))
    }
    let quoted = Array(bytes[name.lowerBound - 1...name.upperBound])
    let scanned = try? ScannedText(quoted, userInfo: [:], mostBytes: quoted.count)
    return TextKey(stringValue: scanned?.string(at: TextToken.root) ?? "")
  }

  func unwritable(_ value: Any, at node: Int) -> EncodingError {
    error(value, at: node, "\(value) is no number in JSON. Write a finite one, or a string.")
  }

  func tooLong(at node: Int) -> EncodingError {
    error((), at: node, "The text is longer than \(mostBytes) bytes, which is the most.")
  }

  func tooDeep(at node: Int) -> EncodingError {
    error((), at: node, "This lies more than \(TextLimits.mostLevels) levels deep.")
  }

  func secondValue(at node: Int) -> EncodingError {
    error((), at: node, "Two values, or a value and a container, are written in one place.")
  }

  private func error(_ value: Any, at node: Int, _ reason: String) -> EncodingError {
    .invalidValue(value, .init(codingPath: path(to: node), debugDescription: reason))
  }
}
