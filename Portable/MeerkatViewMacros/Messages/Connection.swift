import Foundation

/// A JSON object.
typealias JSON = [String: Any]

/// The pipe between the compiler and this program.
///
/// Every message is JSON, preceded by its length in eight bytes, least significant first.
struct Connection {
  /// Waits for a message; nil once the compiler has closed the pipe.
  func receive() -> JSON? {
    guard
      let header = read(8),
      let text = read(header.reversed().reduce(0) { $0 << 8 | Int($1) })
    else { return nil }
    return try? JSONSerialization.jsonObject(with: text) as? JSON
  }

  func send(_ message: JSON) throws {
    let text = try JSONSerialization.data(withJSONObject: message)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) })
    try FileHandle.standardOutput.write(contentsOf: header + text)
  }

  private func read(_ count: Int) -> Data? {
    let data = try? FileHandle.standardInput.read(upToCount: count)
    return data?.count == count ? data : nil
  }
}
