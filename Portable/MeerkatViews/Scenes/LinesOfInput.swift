/// The lines of standard input.
///
/// Not by `readLine()`, which locks the stream while it waits: whoever flushes all streams would wait
/// with it.
package struct LinesOfInput: IteratorProtocol {
  private var lines: [String] = []
  private var rest: [UInt8] = []

  package init() {}

  package mutating func next() -> String? {
    while lines.isEmpty {
      let more = FileHandle.standardInput.availableData
      guard !more.isEmpty else { return nil }
      // A line may come in thousands of parts: each is looked at once.
      for byte in [UInt8](more) {
        guard byte == UInt8(ascii: "\n") else {
          rest.append(byte)
          continue
        }
        lines.insert(String(decoding: rest, as: UTF8.self), at: 0)
        rest.removeAll(keepingCapacity: true)
      }
    }
    return lines.popLast()
  }
}
