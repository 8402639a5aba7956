/// An animation of a symbol.
///
/// Like the `SymbolEffect` of Apple's Symbols. Hosts show symbols at rest.
public protocol SymbolEffect: Sendable {}

/// A symbol animation that runs once.
///
/// Like the protocol of the same name.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A symbol animation that runs continuously.
///
/// Like the protocol of the same name.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An animation that replaces a symbol.
///
/// Like the protocol of the same name.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A built-in symbol animation, with all its variants.
///
/// Combines Apple's types of built-in effects.
public struct BuiltInSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  let name: String

  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var cumulative: Self { self }
  public var iterative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var offUp: Self { self }
  public func magic(fallback: Self) -> Self { self }
}

extension SymbolEffect where Self == BuiltInSymbolEffect {
  public static var appear: Self { Self(name: "appear") }
  public static var automatic: Self { Self(name: "automatic") }
  public static var bounce: Self { Self(name: "bounce") }
  public static var breathe: Self { Self(name: "breathe") }
  public static var disappear: Self { Self(name: "disappear") }
  public static var drawOff: Self { Self(name: "drawOff") }
  public static var drawOn: Self { Self(name: "drawOn") }
  public static var pulse: Self { Self(name: "pulse") }
  public static var replace: Self { Self(name: "replace") }
  public static var rotate: Self { Self(name: "rotate") }
  public static var scale: Self { Self(name: "scale") }
  public static var variableColor: Self { Self(name: "variableColor") }
  public static var wiggle: Self { Self(name: "wiggle") }
}

/// The repetition and speed of a symbol animation.
///
/// Like the `SymbolEffectOptions` of Apple's Symbols.
public enum SymbolEffectOptions: Hashable, Sendable {
  case `default`, repeating, nonRepeating
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public static func `repeat`(_ count: Int?) -> Self { .repeating }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { .repeating }
  public static func speed(_ speed: Double) -> Self { .default }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }

  /// How an animation is repeated.
  public enum RepeatBehavior: Hashable, Sendable {
    case continuous, periodic
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { .periodic }
  }
}

extension View {
  /// Animates the symbols inside while a condition holds.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { accepted() }

  /// Animates the symbols inside when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { accepted() }

  /// Removes the animations of the symbols inside.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { accepted() }
}

extension ContentTransition {
  /// Replaces a symbol with an animation.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
