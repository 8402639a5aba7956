public import Foundation

/// How a view comes and goes.
///
/// Like SwiftUI's `AnyTransition`. Accepted everywhere; the hosts of this module show changes at
/// once.
///
/// Accepted, without effect.
public struct AnyTransition: Hashable, Sendable {
  let name: String

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let scale = AnyTransition(name: "scale")
  public static let slide = AnyTransition(name: "slide")
  public static let blurReplace = AnyTransition(name: "blurReplace")

  /// Grows and shrinks.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  /// Grows and shrinks.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  /// Comes from an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }

  /// Pushes the former view away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }

  /// Comes from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }

  /// Comes from a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset")
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Uses a modifier for views that are not there, and another for those that are.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .identity
  }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
