/// Collects what is written until the whole text is known.
@usableFromInline
final class TextWriter {
  let userInfo: [CodingUserInfoKey: Any]
  let mostBytes: Int

  // No function of this class calls anything but its own and those of words, numbers and strings
  // while it changes a property, so two changes never overlap.

  /// Names and plain values, in the order in which they came.
  @exclusivity(unchecked)
  private(set) var bytes: [UInt8] = []

  @exclusivity(unchecked)
  var nodes = [
    TextNode(level: 0, parent: 0, place: 0, start: 0, nameEnd: 0, end: 0)
  ]

  /// What went wrong where nothing could be thrown.
  @exclusivity(unchecked)
  private var failure: EncodingError?

  /// Writes the outermost value.
  @usableFromInline
  var encoder: any Encoder { TextEncoder(writer: self, node: TextNode.root) }

  @usableFromInline
  init(userInfo: [CodingUserInfoKey: Any], mostBytes: Int) {
    self.userInfo = userInfo
    self.mostBytes = TextLimits.clamped(mostBytes)
  }

  /// Makes a place for a value at the end of a list.
  func add(toList list: Int) -> Int {
    let start = Int32(bytes.count)
    return add(to: list, start: start)
  }

  /// Makes a place for a value under a name in an object.
  func add(_ name: String, toObject object: Int) -> Int {
    let start = bytes.count
    bytes.append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
    if bytes.count > mostBytes {
      failure = failure ?? tooLong(at: object)
      bytes.removeLast(bytes.count - start)
    }
    let last = Int(nodes[object].last)
    let node = add(to: object, start: Int32(start))
    if last != 0, !isName(of: last, before: node) { nodes[object].isSorted = false }
    return node
  }

  private func add(to parent: Int, start: Int32) -> Int {
    let node = nodes.count
    let end = Int32(bytes.count)
    nodes.append(
      TextNode(
        level: nodes[parent].level + 1, parent: Int32(parent), place: nodes[parent].count,
        start: start, nameEnd: end, end: end))
    let last = Int(nodes[parent].last)
    if last == 0 {
      nodes[parent].first = Int32(node)
    } else {
      nodes[last].next = Int32(node)
    }
    nodes[parent].last = Int32(node)
    nodes[parent].count += 1
    if node > mostBytes { failure = failure ?? tooLong(at: parent) }
    return node
  }

  /// Makes a list or an object of the place of a value, if it is not one already.
  func open(_ node: Int, as kind: TextNode.Kind) {
    guard nodes[node].kind != kind else { return }
    guard nodes[node].kind == .open else {
      failure = failure ?? secondValue(at: node)
      return
    }
    guard nodes[node].level < TextLimits.mostLevels else {
      failure = failure ?? tooDeep(at: node)
      return
    }
    nodes[node].kind = kind
  }

  /// Writes a word, number or string in the place that was made for it.
  func write(_ value: some PlainValue, at node: Int) throws {
    try check()
    guard nodes[node].kind == .open else { throw secondValue(at: node) }
    if Int(nodes[node].end) != bytes.count { moveNameToEnd(node) }
    guard value.isWritable else { throw unwritable(value, at: node) }
    value.write(to: &bytes)
    try finish(node)
  }

  /// Writes that there is no value.
  func writeNil(at node: Int) throws {
    try check()
    guard nodes[node].kind == .open else { throw secondValue(at: node) }
    if Int(nodes[node].end) != bytes.count { moveNameToEnd(node) }
    bytes.append(contentsOf: "null".utf8)
    try finish(node)
  }

  private func finish(_ node: Int) throws {
    if bytes.count > mostBytes {
      let error = tooLong(at: node)
      failure = error
      bytes.removeLast(bytes.count - Int(nodes[node].end))
      throw error
    }
    nodes[node].end = Int32(bytes.count)
    nodes[node].kind = .plain
  }

  /// Lets a value write itself in the place that was made for it; it is left out if it throws.
  func encode(_ value: some Encodable, at node: Int) throws {
    do {
      try check()
      try value.encode(to: TextEncoder(writer: self, node: node))
    } catch {
      drop(node)
      throw error
    }
  }

  /// Throws what went wrong before, if anything did.
  func check() throws {
    if let failure { throw failure }
  }

  /// Leaves out a value that was not finished.
  func drop(_ node: Int) {
    guard nodes[node].kind != .dropped else { return }
    nodes[node].kind = .dropped
    if node != TextNode.root { nodes[Int(nodes[node].parent)].count -= 1 }
  }

  /// Something else was written since the name was.
  private func moveNameToEnd(_ node: Int) {
    let name = bytes[Int(nodes[node].start)..<Int(nodes[node].nameEnd)]
    nodes[node].start = Int32(bytes.count)
    bytes.append(contentsOf: name)
    nodes[node].nameEnd = Int32(bytes.count)
    nodes[node].end = Int32(bytes.count)
  }
}
