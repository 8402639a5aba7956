public import Dispatch
public import OpenCombine

extension DispatchQueue {
  /// Like Combine's `DispatchQueue.SchedulerTimeType`: a point in time of the queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point in time.
    public var dispatchTime: DispatchTime

    /// Creates a point in time from one of the queue's clock.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let nanoseconds = other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds
      return Stride(nanoseconds: Int(truncatingIfNeeded: nanoseconds))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// Like Combine's `DispatchQueue.SchedulerTimeType.Stride`: a time interval.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The interval in nanoseconds.
    public var magnitude: Int

    /// The interval, as Dispatch expresses it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Creates an interval; one that never ends is the longest that there is.
    public init(_ timeInterval: DispatchTimeInterval) {
      magnitude =
        switch timeInterval {
        case .seconds(let count): count.scaled(by: 1_000_000_000)
        case .milliseconds(let count): count.scaled(by: 1_000_000)
        case .microseconds(let count): count.scaled(by: 1_000)
        case .nanoseconds(let count): count
        default: .max
        }
    }

    fileprivate init(nanoseconds: Int) { magnitude = nanoseconds }

    /// Creates an interval in seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Creates an interval in seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = Int(exactly: source) else { return nil }
      self.init(nanoseconds: value)
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
  public static func + (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude + b.magnitude) }
  public static func - (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude - b.magnitude) }
  public static func * (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude * b.magnitude) }
  public static func += (a: inout Self, b: Self) { a.magnitude += b.magnitude }
  public static func -= (a: inout Self, b: Self) { a.magnitude -= b.magnitude }
  public static func *= (a: inout Self, b: Self) { a.magnitude *= b.magnitude }

  public static func seconds(_ count: Int) -> Self {
    Self(nanoseconds: count.scaled(by: 1_000_000_000))
  }
  public static func seconds(_ count: Double) -> Self {
    Self(nanoseconds: Int(exactly: (count * 1e9).rounded()) ?? .max)
  }
  public static func milliseconds(_ count: Int) -> Self {
    Self(nanoseconds: count.scaled(by: 1_000_000))
  }
  public static func microseconds(_ count: Int) -> Self {
    Self(nanoseconds: count.scaled(by: 1_000))
  }
  public static func nanoseconds(_ count: Int) -> Self { Self(nanoseconds: count) }
}

extension Int {
  /// The product or, where it is too large, the nearest number that there is.
  fileprivate func scaled(by factor: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: factor)
    return isTooLarge ? (self < 0 ? .min : .max) : product
  }
}
