import Dispatch
import MeerkatBrowser

/// Says what happens to it, in one line each: `1 received hello`.
@MainActor
final class FakeSession: LiveSession {
  private let number: Int
  private let request: LiveRequest
  private let diary: Diary
  private var send: (@Sendable (String) -> Void)?
  private var frames = 0
  package var onChange: (() -> Void)?
  private(set) var elementCount = 10
  private var isEnded = false

  init(request: LiveRequest, diary: Diary) {
    self.diary = diary
    self.request = request
    number = diary.nextNumber()
    frames = request.kept?.lastEvent ?? 0
    let history = request.kept == nil ? "" : " with \(frames) frame\(frames == 1 ? "" : "s")"
    write("made \(request.target)\(history)")
  }

  /// The number of frames that have come so far: as in an app, nothing is left of them after the end.
  var kept: KeptSession? {
    KeptSession(app: "Test", requested: request.target, lastEvent: isEnded ? 0 : frames)
  }

  var shownAddress: String { request.target }

  func document(token: String, isResumed: Bool) -> String {
    "session \(number) \(isResumed ? "resumed" : "new") token=\(token);"
  }

  func isShown(at request: LiveRequest) -> Bool { request.target == self.request.target }

  func connect(send: @escaping @Sendable (String) -> Void, lastSeen: Int) {
    self.send = send
    write("connected \(lastSeen)")
    send("hello from \(number)")
  }

  /// An answer is sent to every frame.
  func hasSent(_ lastSeen: Int) -> Bool { lastSeen <= frames }

  func receive(_ frame: String) throws {
    if frame == "malformed" { throw Malformed() }
    frames += 1
    write("received \(frame.count > 20 ? "\(frame.count) letters" : frame)")
    if frame == "grow" { elementCount *= 100 }
    if frame == "flood" { flood() }
    if frame == "large" { send?(String(repeating: "x", count: 16 << 20)) }
    if frame.contains("hold") { diary.hold.wait() }
    send?("echo \(frame)")
  }

  func disconnect() {
    send = nil
    write("disconnected")
  }

  func end() {
    isEnded = true
    write("ended")
  }

  private func write(_ line: String) { diary.write("\(number) \(line)") }

  /// More than the system keeps for a page that does not read.
  private func flood() {
    let megabyte = String(repeating: "x", count: 1 << 20)
    for _ in 0..<64 { send?(megabyte) }
  }

  struct Malformed: Error {}
}

/// What the sessions of one server wrote, in order.
@MainActor
final class Diary {
  /// What a session waits for, with the main actor in its hands.
  nonisolated let hold = DispatchSemaphore(value: 0)

  private var sessions = 0
  private let lines: AsyncStream<String>.Continuation

  nonisolated init(lines: AsyncStream<String>.Continuation) { self.lines = lines }

  func nextNumber() -> Int {
    sessions += 1
    return sessions
  }

  func write(_ line: String) { lines.yield(line) }
}
