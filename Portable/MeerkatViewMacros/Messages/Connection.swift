#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The pipe between the compiler and this program.
///
/// Every message is JSON, preceded by its length in eight bytes, least significant first.
struct Connection {
  /// Waits for a message; nil once the compiler has closed the pipe.
  func receive() -> JSON? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let text = read(length) else { return nil }
    return JSON(parsing: text)
  }

  func send(_ message: JSON) {
    let text = message.encoded()
    write((0..<8).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) })
    write(text)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes { buffer in
        systemRead(0, buffer.baseAddress?.advanced(by: filled), count - filled)
      }
      guard more > 0 else { return nil }
      filled += more
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let more = bytes.withUnsafeBytes { buffer in
        systemWrite(1, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard more > 0 else { exit(1) }
      written += more
    }
  }
}

private func systemRead(_ file: CInt, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, start, count)
}

private func systemWrite(_ file: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, start, count)
}
