/// A log for one part of an app.
///
/// Like os's `OSLog`. Messages go to standard error: see ``Logger``.
public final class OSLog: Hashable, Sendable {
  package let subsystem: String
  package let category: String
  private let isDisabled: Bool

  /// A special category of messages; has no effect here.
  ///
  /// Like os's `OSLog.Category`.
  public struct Category: Hashable, Sendable {
    let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Creates a log for a part of an app.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log for a part of an app.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Whether intervals and events are recorded; always false here.
  public var signpostsEnabled: Bool { false }

  /// Returns whether messages with a level are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && type >= LogThreshold.current }

  func write(_ text: String, at level: OSLogType) {
    LogLine(level: level, subsystem: subsystem, category: category, text: text).write()
  }

  public static func == (left: OSLog, right: OSLog) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The level of a message.
///
/// Like os's `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  /// The place among the levels, the least important one first.
  private var rank: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .default: 2
    case .error: 3
    default: 4
    }
  }

  static func >= (left: OSLogType, right: OSLogType) -> Bool { left.rank >= right.rank }

  /// The name of the level in written messages.
  package var name: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .default: "notice"
    case .error: "error"
    default: "fault"
    }
  }
}
