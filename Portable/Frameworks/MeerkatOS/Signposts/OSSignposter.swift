/// Marks events and intervals for a profiler; nothing is recorded here.
///
/// Like os's `OSSignposter`.
public struct OSSignposter: Sendable {
  public static let disabled = OSSignposter()

  /// Creates a signposter without a subsystem.
  public init() {}

  /// Creates a signposter for a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter for a part of an app.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter for a part of an app.
  public init(logger: Logger) {}

  /// Creates a signposter for a part of an app.
  public init(logHandle: OSLog) {}

  /// Whether events and intervals are recorded, which they never are here.
  public var isEnabled: Bool { false }

  /// Returns the identity of an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns the identity of an interval for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks an event.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Runs a closure as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }

  /// Runs a closure as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The description of an event or interval.
///
/// Like os's `SignpostMetadata`.
public typealias SignpostMetadata = OSLogMessage

/// An interval that has begun.
///
/// Like os's `OSSignpostIntervalState`.
public final class OSSignpostIntervalState: Sendable {}

/// The identity of an interval.
///
/// Like os's `OSSignpostID`.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the identity of an interval in a log.
  public init(log: OSLog) { self = .exclusive }

  /// Creates the identity of an interval for an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  public static let exclusive = OSSignpostID(rawValue: 0xeeee_b0b5_b2b2_eeee)
  public static let invalid = OSSignpostID(rawValue: .max)
  public static let null = OSSignpostID(rawValue: 0)
}

/// Whether a mark is an event, or the beginning or end of an interval.
///
/// Like os's `OSSignpostType`.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// Marks an event or interval.
///
/// Like os's `os_signpost(_:dso:log:name:signpostID:)`: nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks an event or interval.
///
/// Like os's `os_signpost(_:dso:log:name:signpostID:_:_:)`: nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
