import NIOCore

/// A frame as a page sees it.
enum Frame: Equatable {
  case text(String)
  case ping
  case pong(String)
  case closed(Int)
  case gone
}

extension Wire {
  /// Asks for the page's socket; 101 when it is there.
  func openSocket(
    token: String, seen: String = "0", host: String = "localhost",
    origin: String? = "http://localhost", _ more: [String] = []
  ) async -> Int? {
    askForSocket(token: token, seen: seen, host: host, origin: origin, more)
    return await answer()?.status
  }

  /// Asks for the page's socket, and doesn't wait for the answer.
  func askForSocket(
    token: String, seen: String = "0", host: String = "localhost",
    origin: String? = "http://localhost", _ more: [String] = []
  ) {
    var headers = [
      "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    ]
    if let origin { headers.append("Origin: \(origin)") }
    headers.append("Sec-WebSocket-Protocol: meerkat, meerkat-token.\(token)")
    ask("GET", "/~/live?seen=\(seen)", headers + more)
  }

  func send(_ text: String) { sendFrame(0x81, Array(text.utf8)) }

  /// Sends a frame with its first byte, which holds the opcode and the final bit.
  func sendFrame(
    _ first: UInt8, _ payload: [UInt8], isMasked: Bool = true, claimingLength: Int? = nil
  ) {
    let length = claimingLength ?? payload.count
    var bytes = ByteBuffer(bytes: [first])
    let maskBit: UInt8 = isMasked ? 0x80 : 0
    switch length {
    case ..<126: bytes.writeInteger(maskBit | UInt8(length))
    case ..<65_536:
      bytes.writeInteger(maskBit | 126)
      bytes.writeInteger(UInt16(length))
    default:
      bytes.writeInteger(maskBit | 127)
      bytes.writeInteger(UInt64(length))
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    if isMasked { bytes.writeBytes(mask) }
    bytes.writeBytes(payload.enumerated().map { isMasked ? $1 ^ mask[$0 % 4] : $1 })
    write(bytes)
  }

  /// Reads the next frame, or all pieces of a message.
  func frame() async -> Frame {
    var (frame, isLast) = await piece()
    while !isLast, case .text(let start) = frame {
      guard case (.text(let more), let isEnd) = await piece() else { return .gone }
      (frame, isLast) = (.text(start + more), isEnd)
    }
    return frame
  }

  private func piece() async -> (Frame, isLast: Bool) {
    guard var head = await read(2), let first: UInt8 = head.readInteger(),
      let second: UInt8 = head.readInteger()
    else { return (.gone, true) }
    var length = Int(second)
    if length == 126 {
      var long = await read(2)
      length = Int(long?.readInteger(as: UInt16.self) ?? 0)
    } else if length == 127 {
      var long = await read(8)
      length = Int(long?.readInteger(as: UInt64.self) ?? 0)
    }
    guard var payload = await read(length) else { return (.gone, true) }
    let frame: Frame =
      switch first & 0x0F {
      case 8: .closed(Int(payload.readInteger(as: UInt16.self) ?? 0))
      case 9: .ping
      case 10: .pong(String(buffer: payload))
      default: .text(String(buffer: payload))
      }
    return (frame, first & 0x80 != 0)
  }

  /// Reads the next frames, so many of them.
  func frames(_ count: Int) async -> [Frame] {
    var frames: [Frame] = []
    for _ in 0..<count { frames.append(await frame()) }
    return frames
  }
}
