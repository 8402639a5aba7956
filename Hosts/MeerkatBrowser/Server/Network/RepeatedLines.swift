import Logging
import Synchronization

/// Writes the first log lines of each kind, and then only how many more there were.
///
/// A client that can cause one line in the log can cause millions. Lines are of one kind if they
/// come from the same line of the source.
struct RepeatedLines: LogHandler {
  /// How many lines of a kind are written within one period.
  static let linesPerPeriod = 10
  static let period = Duration.seconds(10)

  private let counter: Counter
  private var wrapped: any LogHandler

  var metadataProvider: Logger.MetadataProvider? {
    get { wrapped.metadataProvider }
    set { wrapped.metadataProvider = newValue }
  }

  var metadata: Logger.Metadata {
    get { wrapped.metadata }
    set { wrapped.metadata = newValue }
  }

  var logLevel: Logger.Level {
    get { wrapped.logLevel }
    set { wrapped.logLevel = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { wrapped[metadataKey: key] }
    set { wrapped[metadataKey: key] = newValue }
  }

  fileprivate init(_ wrapped: any LogHandler, clock: any Clock<Duration>) {
    self.wrapped = wrapped
    counter = Counter(clock: clock)
  }

  func log(event: LogEvent) {
    let kind = Kind(file: event.file, line: event.line)
    switch counter.count(kind) {
    case 0..<Self.linesPerPeriod: wrapped.log(event: event)
    case Self.linesPerPeriod: summarize(kind, like: event)
    default: break
    }
  }

  /// Reports how many lines were left out at the end of the period.
  private func summarize(_ kind: Kind, like event: LogEvent) {
    Task { [wrapped, counter] in
      try? await counter.clock.sleep(for: Self.period)
      let leftOut = counter.forget(kind) - Self.linesPerPeriod
      var event = event
      event.message = "\(leftOut) more lines like this one: \(event.message)"
      wrapped.log(event: event)
    }
  }

  private struct Kind: Hashable {
    let file: String
    let line: UInt
  }

  /// Counts lines, for all copies of the logger.
  private final class Counter: Sendable {
    private struct Period {
      var start: Duration
      var lines = 0
    }

    let clock: any Clock<Duration>
    private let elapsed: @Sendable () -> Duration
    private let periods = Mutex<[Kind: Period]>([:])

    init(clock: any Clock<Duration>) {
      self.clock = clock
      elapsed = clock.stopwatch()
    }

    /// How many lines of a kind there were before in this period.
    func count(_ kind: Kind) -> Int {
      let now = elapsed()
      return periods.withLock { periods in
        var period = periods[kind, default: Period(start: now)]
        // One that has more lines than are written ends with its summary.
        if period.lines <= RepeatedLines.linesPerPeriod, now - period.start >= RepeatedLines.period
        {
          period = Period(start: now)
        }
        defer {
          period.lines += 1
          periods[kind] = period
        }
        return period.lines
      }
    }

    /// Ends a period, and gives the number of its lines.
    func forget(_ kind: Kind) -> Int {
      periods.withLock { $0.removeValue(forKey: kind)?.lines ?? 0 }
    }
  }
}

extension Logger {
  /// The same logger, which doesn't repeat itself for ever.
  func summingUp(clock: any Clock<Duration>) -> Logger {
    guard !(handler is RepeatedLines) else { return self }
    let repeated = RepeatedLines(handler, clock: clock)
    return Logger(label: label) { _ in repeated }
  }
}
