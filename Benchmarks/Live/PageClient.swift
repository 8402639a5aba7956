import Foundation

/// A page as the server sees it: a blocking socket, without a browser behind it.
final class PageClient {
  private let socket: Int32
  private let buttonID: Int
  /// The rows that the page hasn't asked for.
  private(set) var skippedID: Int?
  private var events = 0
  /// The last frame that was read.
  private var last: [UInt8] = []
  private(set) var bytesUp = 0
  private(set) var bytesDown = 0

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Opens the page and connects its socket.
  ///
  /// - Parameters:
  ///   - port: Where the server listens.
  ///   - address: The address that a proxy would tell.
  ///   - session: The session to connect to once more, instead of opening a page.
  /// - Throws: ``Failure`` when the server doesn't take it.
  init(port: Int, from address: String = "127.0.0.1", again session: Session? = nil) throws {
    let page =
      try session?.page
      ?? Connection.request(
        "GET / HTTP/1.1\r\nX-Forwarded-For: \(address)\r\nConnection: close", port: port)
    self.session = Session(page: page)
    guard
      let token = page.firstMatch(of: /data-token='([^']+)'/)?.1,
      let seen = page.firstMatch(of: /data-seen=(\d+)/)?.1,
      let button = page.firstMatch(of: /<button id=e(\d+)/)?.1, let id = Int(button)
    else { throw Failure(description: "The page has no token or no button: \(page)") }
    buttonID = id
    skippedID = page.firstMatch(of: /id=e(\d+) class='skipped/).flatMap { Int($0.1) }
    socket = try Connection.open(port: port)
    try Connection.write(
      """
      GET /~/live?seen=\(seen) HTTP/1.1\r
      Sec-WebSocket-Protocol: meerkat, meerkat-token.\(token)\r
      Host: 127.0.0.1:\(port)\r
      X-Forwarded-For: \(address)\r
      Origin: http://127.0.0.1:\(port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
      \r

      """, to: socket)
    let answer = try readHead()
    guard answer.contains("101") else { throw Failure(description: answer) }
    // What the server says first is no answer to an event.
    if session == nil { _ = try readFrame() }
  }

  deinit { close(socket) }

  /// What a page needs to connect again.
  struct Session {
    fileprivate let page: String
  }

  let session: Session

  /// Presses the button and waits for the patch.
  func click() throws {
    try report("\"t\",\(buttonID)")
    bytesDown = try readFrame()
  }

  /// Asks for rows that were skipped, and doesn't wait for them.
  func reveal(_ first: Int, _ count: Int) throws {
    try report("\"n\",\(skippedID ?? 0),\(first),\(count)")
  }

  /// Asks for the next rows below, as a page that is scrolled, and waits for them.
  ///
  /// - Returns: Whether there were any.
  func scroll(_ count: Int) throws -> Bool {
    try reveal(0, count)
    let length = try readFrame()
    // The space below is another one as soon as there is space above.
    let markup = String(decoding: last, as: UTF8.self)
    if let new = markup.firstMatch(of: /id=e(\d+) class='skipped/)?.1 { skippedID = Int(new) }
    return length > 100
  }

  /// Sends an event.
  private func report(_ event: String) throws {
    events += 1
    let text = Array("[\(events),\(event)]".utf8)
    // The mask of zeros leaves the text as it is.
    let frame = [0x81, 0x80 | UInt8(text.count), 0, 0, 0, 0] + text
    guard send(socket, frame, frame.count, 0) == frame.count else {
      throw Failure(description: "The socket takes nothing more.")
    }
    bytesUp = frame.count
  }

  private func readHead() throws -> String {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard recv(socket, &byte, 1, 0) == 1 else {
        throw Failure(description: String(decoding: head, as: UTF8.self))
      }
      head.append(byte)
    }
    return String(decoding: head, as: UTF8.self)
  }

  /// Reads one frame, and gives its length with its head.
  func readFrame() throws -> Int {
    let head = try read(2)
    var (length, headLength) = (Int(head[1]), 2)
    if length >= 126 {
      let count = length == 126 ? 2 : 8
      length = try read(count).reduce(0) { $0 << 8 | Int($1) }
      headLength += count
    }
    last = try read(length)
    return headLength + length
  }

  private func read(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = recv(socket, &bytes[done], count - done, 0)
      guard read > 0 else { throw Failure(description: "The server closed the socket.") }
      done += read
    }
    return bytes
  }
}

/// A connection to this machine.
enum Connection {
  static func open(port: Int) throws -> Int32 {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(handle, $0, size) }
    }
    guard result == 0 else { throw PageClient.Failure(description: "Nothing listens on \(port).") }
    var yes: Int32 = 1
    setsockopt(handle, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return handle
  }

  static func write(_ text: String, to socket: Int32) throws {
    let bytes = Array(text.utf8)
    guard send(socket, bytes, bytes.count, 0) == bytes.count else {
      throw PageClient.Failure(description: "The socket takes nothing more.")
    }
  }

  /// Sends a request and reads until the server closes.
  static func request(_ head: String, port: Int) throws -> String {
    let handle = try open(port: port)
    defer { close(handle) }
    try write("\(head)\r\nHost: 127.0.0.1:\(port)\r\n\r\n", to: handle)
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while case let count = recv(handle, &buffer, buffer.count, 0), count > 0 {
      all += buffer[..<count]
    }
    return String(decoding: all, as: UTF8.self)
  }
}
