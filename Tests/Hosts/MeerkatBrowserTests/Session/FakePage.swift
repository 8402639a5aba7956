import Foundation
import MeerkatBrowser
import MeerkatUI
import Synchronization
import Testing

/// A page without a browser: it sends events and keeps what comes down.
@MainActor
final class FakePage {
  let session: AppSession
  private let frames = Frames()
  private var events = 0
  /// All that came so far, in which buttons are found.
  private var seen = ""
  /// What the page shows and keeps.
  private(set) var shown: ShownPage

  /// Whether a dialog goes at once, as in a page where little moves; else a test says when it has gone.
  var isStill = true
  /// The dialogs that are going.
  private(set) var going: [Int] = []

  /// What the session has said in its log.
  let log: LogRecorder
  /// What the page was first.
  let document: String

  /// Asks for a page at an address.
  init<Content: View>(
    _ content: Content, at address: String = "/", log: LogRecorder? = nil,
    recorder: DeedRecorder? = nil
  ) {
    let parts = address.split(separator: "?").map(String.init)
    let request = LiveRequest(
      path: parts[0], query: parts.count > 1 ? parts[1] : "", host: "localhost:8080")
    self.log = log ?? LogRecorder()
    session = AppSession(
      content, name: "Test", request: request, logger: self.log.logger, recorder: recorder)
    document = session.document(token: "token", isResumed: false)
    seen = document
    shown = ShownPage(document: document)
  }

  /// Takes over what was kept of another page's session, as after a reload or where the page is still there.
  init<Content: View>(_ content: Content, goingOnWith kept: KeptSession, isReloaded: Bool) {
    log = LogRecorder()
    var request = kept.request
    request.generation = 1
    session = AppSession(content, name: "Test", request: request, logger: log.logger)
    document = isReloaded ? session.document(token: "token", isResumed: true) : ""
    seen = document
    shown = ShownPage(document: document)
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

  /// Presses the button whose label begins like this, the one that came last, and gives the answer.
  func press(_ label: String) throws -> String {
    let before = try #require(seen.range(of: ">" + label, options: .backwards), "no \(label)")
    let button = try #require(
      seen[..<before.lowerBound].matches(of: /<(?:button|a) id=e(\d+)/).last,
      "no button for \(label)")
    return try send("t", #require(Int(button.1)))
  }

  /// Goes to an entry of the browser's history, and gives the answer.
  func goInHistory(to depth: Int, address: String = "/") throws -> String {
    try send("h", 0, "\(depth),\"\(address)\"")
  }

  /// Gives a value of the scene back, and gives the answer.
  func giveBack(_ text: String, under key: String) throws -> String {
    try send("k", 0, "\"\(key)\",\"\(text)\"")
  }

  /// Sends an event with a number of its own.
  func resend(_ number: Int, _ kind: String, _ id: Int, _ value: String? = nil) throws -> String {
    try session.receive("[\(number),\"\(kind)\",\(id)\(value.map { "," + $0 } ?? "")]")
    let frame = frames.takeLast()
    take(frame)
    return try isStill ? frame + endGoing() : frame
  }

  /// Tells that all dialogs have gone that are going, and gives the answers that change something.
  func endGoing() throws -> String {
    let gone = going
    going = []
    return try gone.map { try send("d", $0) }.filter { $0.contains(",[") }.joined()
  }

  /// Where the page is after an answer: how deep in the history, its address if there is one, and
  /// its title.
  func place(after answer: String) -> String { shown.place }

  /// All that came since the last look.
  @discardableResult
  func take() -> [String] {
    let new = frames.takeAll()
    for frame in new { take(frame) }
    return new
  }

  private func take(_ frame: String) {
    // A page that is gone gets none.
    guard !frame.isEmpty else { return }
    seen += frame
    #expect(ProtocolTable.shared.misfits(in: frame) == [])
    for removal in frame.matches(of: /\["d",(\d+)\]/)
    where seen.contains("<dialog id=e\(removal.1) ") {
      if let id = Int(removal.1) { going.append(id) }
    }
    shown.take(frame)
  }
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
