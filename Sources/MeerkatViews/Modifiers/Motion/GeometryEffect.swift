public import Foundation

/// A change of where a view is drawn, which hosts don't show.
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

/// A change of coordinates in space.
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

  /// Creates no change.
  public init() {}

  /// Creates a change that stays in the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

extension View {
  /// Shows the view after a change of coordinates, which hosts don't.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    accepted()
  }
}
