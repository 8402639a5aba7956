/// A type whose changes can be animated as numbers.
///
/// Like SwiftUI's `Animatable`. The hosts of this module show changes at once, without intermediate
/// values.
///
/// Accepted, without effect.
public protocol Animatable {
  /// The type of the animated numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The animated numbers.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// Numbers that can be added and scaled.
///
/// Like SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each number by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squared numbers.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic where Self: BinaryFloatingPoint {
  public mutating func scale(by rhs: Double) { self *= Self(rhs) }

  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic, Animatable {
  public typealias AnimatableData = Float
}

extension Double: VectorArithmetic, Animatable {
  public typealias AnimatableData = Double
}

extension CGFloat: VectorArithmetic, Animatable {
  public typealias AnimatableData = CGFloat
}

/// The numbers of a type whose changes aren't animated.
///
/// Like SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public var magnitudeSquared: Double { 0 }

  public mutating func scale(by rhs: Double) {}

  public static func + (lhs: Self, rhs: Self) -> Self { zero }

  public static func - (lhs: Self, rhs: Self) -> Self { zero }
}

/// Two kinds of numbers that are animated together.
///
/// Like SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  /// Creates a pair from its two parts.
  @Memberwise
  public init(_ first: First, _ second: Second)

  public static var zero: Self { Self(.zero, .zero) }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
