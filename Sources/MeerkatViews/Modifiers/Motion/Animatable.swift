/// Something that changes step by step, along numbers.
///
/// Like SwiftUI's `Animatable`. The hosts of this module show changes at once: nothing asks for
/// the numbers in between.
///
/// Accepted, without effect.
public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The numbers.
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

/// A modifier that changes step by step.
///
/// Like SwiftUI's `AnimatableModifier`.
///
/// Accepted, without effect.
public protocol AnimatableModifier: Animatable, ViewModifier {}
