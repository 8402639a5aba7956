public import Foundation
public import OpenCombine

extension RunLoop {
  /// Like Combine's `RunLoop.SchedulerTimeType`: a point in time, as a date.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var date: Date

    /// Creates a point in time from a date.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(stride.timeInterval))
    }
  }
}

extension RunLoop.SchedulerTimeType {
  /// Like Combine's `RunLoop.SchedulerTimeType.Stride`: a time interval.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The interval in seconds.
    public var magnitude: TimeInterval

    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval in seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    public init(integerLiteral value: TimeInterval) { magnitude = value }

    public init(floatLiteral value: TimeInterval) { magnitude = value }

    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }
  }
}

extension RunLoop.SchedulerTimeType.Stride {
  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
  public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
  public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
  public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
  public static func += (a: inout Self, b: Self) { a.magnitude += b.magnitude }
  public static func -= (a: inout Self, b: Self) { a.magnitude -= b.magnitude }
  public static func *= (a: inout Self, b: Self) { a.magnitude *= b.magnitude }

  public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
  public static func seconds(_ count: Double) -> Self { Self(count) }
  public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
  public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
  public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }
}
