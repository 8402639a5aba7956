/// A geometric effect on a view; not shown by hosts.
///
/// Like SwiftUI's `GeometryEffect`.
///
/// Accepted, without effect.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the change for the size of the view, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency public func body(content: Content) -> some View { content }
}

/// A three-dimensional transform.
///
/// Like SwiftUI's `ProjectionTransform`.
///
/// Accepted, without effect.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform in the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

extension View {
  /// Transforms the view; not shown by hosts.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    accepted()
  }
}

/// A modifier whose changes can be animated.
///
/// Like SwiftUI's `AnimatableModifier`.
///
/// Accepted, without effect.
public protocol AnimatableModifier: Animatable, ViewModifier {}
