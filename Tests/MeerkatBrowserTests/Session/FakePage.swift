import MeerkatBrowser
import MeerkatUI
import Synchronization

/// A page without a browser: it sends events and keeps what comes down.
@MainActor
final class FakePage {
  let session: AppSession
  private let frames = Frames()
  private var events = 0

  init<Content: View>(_ content: Content) {
    session = AppSession(content, name: "Test")
    _ = session.document(token: "token", isResumed: false)
  }

  /// Opens the socket, as a page that is in step.
  func connect(lastSeen: Int = 10_000_000) {
    let frames = frames
    session.connect(send: { frames.add($0) }, lastSeen: lastSeen)
  }

  /// Sends an event, and gives the answer.
  func send(_ kind: String, _ id: Int, _ value: String? = nil) throws -> String {
    events += 1
    return try resend(events, kind, id, value)
  }

  /// Sends an event with a number of its own.
  func resend(_ number: Int, _ kind: String, _ id: Int, _ value: String? = nil) throws -> String {
    try session.receive("[\(number),\"\(kind)\",\(id)\(value.map { "," + $0 } ?? "")]")
    return frames.takeLast()
  }

  /// All that came since the last look.
  func take() -> [String] { frames.takeAll() }
}

private final class Frames: Sendable {
  private let list = Mutex<[String]>([])

  func add(_ frame: String) { list.withLock { $0.append(frame) } }

  func takeAll() -> [String] {
    list.withLock { list in
      defer { list = [] }
      return list
    }
  }

  func takeLast() -> String { takeAll().last ?? "" }
}
