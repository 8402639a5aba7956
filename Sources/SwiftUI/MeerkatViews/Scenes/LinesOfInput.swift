import Foundation

/// The lines of standard input.
///
/// Not by `readLine()`, which locks the stream while it waits: whoever flushes all streams would wait
/// with it.
package struct LinesOfInput: IteratorProtocol {
  private var rest = Data()

  package init() {}

  package mutating func next() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = FileHandle.standardInput.availableData
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }
}
