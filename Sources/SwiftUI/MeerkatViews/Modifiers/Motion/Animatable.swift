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

/// A modifier whose changes can be animated.
///
/// Like SwiftUI's `AnimatableModifier`.
///
/// Accepted, without effect.
public protocol AnimatableModifier: Animatable, ViewModifier {}
