/// Writes messages to standard error, each with a subsystem, a category and a level.
///
/// Like os's `Logger`. A release build writes messages from ``OSLogType/default`` up, and
/// `<private>` in place of private values; a debug build writes everything.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.shop", category: "orders")
/// logger.info("Order \(order.id) of \(customer.name, privacy: .private) is on its way")
/// ```
///
/// ## Differences
/// - A message is created only if its level is written. Its values are then read immediately.
/// - The environment variable `OS_ACTIVITY_MODE` applies to every build: `disable` writes nothing;
///   `info` and `debug` also write messages with these levels.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a subsystem.
  public init() { log = .default }

  /// Creates a logger for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app or library, such as `com.example.shop`.
  ///   - category: The part of the app or library.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message with the default level.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }

  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    if log.isEnabled(type: level) { log.write(message().text(), at: level) }
  }

  /// Writes a message with the debug level.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }

  /// Writes a message with the debug level.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }

  /// Writes a message with the info level.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }

  /// Writes a message with the default level.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }

  /// Writes a message with the error level.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }

  /// Writes a message with the error level.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }

  /// Writes a message with the fault level.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }

  /// Writes a message with the fault level.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
