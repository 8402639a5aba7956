import Logging
import Synchronization

/// Keeps what is logged.
final class LogRecorder: Sendable {
  private let recorded = Mutex<[String]>([])
  private let (written, writing) = AsyncStream.makeStream(of: Void.self)

  var lines: [String] { recorded.withLock { $0 } }

  /// Returns when there are so many lines.
  func waitForLines(_ count: Int) async {
    for await _ in written where lines.count >= count { return }
  }

  var logger: Logger { Logger(label: "test") { _ in Handler(recorder: self) } }

  private struct Handler: LogHandler {
    let recorder: LogRecorder
    var metadataProvider: Logger.MetadataProvider?
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      recorder.recorded.withLock { $0.append("\(event.message)") }
      recorder.writing.yield()
    }
  }
}
