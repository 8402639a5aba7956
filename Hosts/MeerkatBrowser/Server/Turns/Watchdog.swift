import Logging
import Synchronization

/// Measures the turns on the main actor, and says which one held it so long that others noticed.
final class Watchdog: Sendable {
  /// What a turn is for.
  struct Turn: Sendable {
    /// What is done.
    enum Work: Sendable {
      case opening, connecting, disconnecting, restoring, ending
      /// A page's event.
      case frame(String)
    }

    var work: Work
    /// The address that the page shows.
    var page: String
  }

  /// The longest turn so far, and how many were too long.
  struct Findings: Sendable {
    var longest: (turn: Turn, duration: Duration)?
    var tooLong = 0
  }

  /// How long a turn may take.
  static let limit = Duration.milliseconds(50)

  private let found = Mutex(Findings())
  private let logger: Logger
  /// Whether there is somebody who reads about it.
  private let isWatched: Bool

  init(configuration: LiveServer.Configuration) {
    logger = configuration.logger
    isWatched = configuration.monitor != nil
  }

  var findings: Findings { found.withLock { $0 } }

  /// Notes how long a turn has taken.
  func note(_ turn: Turn, lasting duration: Duration) {
    let isTooLong = duration > Self.limit
    found.withLock { found in
      if isTooLong { found.tooLong += 1 }
      if duration > found.longest?.duration ?? .zero { found.longest = (turn, duration) }
    }
    guard isTooLong, isWatched else { return }
    let milliseconds = Int(duration / .milliseconds(1))
    logger.warning(
      "Nobody else was served for \(milliseconds) ms: \(turn.work) of \(turn.page.pathLine)")
  }
}

extension Watchdog.Turn {
  /// The turn as labels of a metric.
  var labels: String {
    let page = page.pathLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "{turn=\"\(work)\",page=\"\(page)\"}"
  }
}

extension Watchdog.Turn.Work: CustomStringConvertible {
  var description: String {
    switch self {
    case .opening: "the opening"
    case .connecting: "the connection"
    case .disconnecting: "the disconnection"
    case .restoring: "the restoration"
    case .ending: "the end"
    case .frame(let frame): "the event \(ClientEvent.word(for: frame))"
    }
  }
}

extension String {
  /// An address without its query, for the log.
  fileprivate var pathLine: String { String(prefix { $0 != "?" }).oneLine }
}
