public import Foundation

/// A change of how a view looks that leaves its place as it is.
///
/// Like SwiftUI's `VisualEffect`. Hosts show no such changes.
public protocol VisualEffect: Sendable {}

/// No change.
///
/// Like SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no change.
  public init() {}
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// How far a view has come into sight.
///
/// Like SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is all in sight.
  public var isIdentity: Bool { self == .identity }

  /// From -1 above to 1 below; 0 in sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it comes into sight.
///
/// Like SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  let name: String
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// Changes with an animation.
  public static func animated(_ animation: Animation) -> Self { .animated }

  /// Sets the animation.
  public func animation(_ animation: Animation) -> Self { self }

  /// Sets how much of the view is in sight when it counts as being there.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// How much of a view is in sight when it counts as being there.
  ///
  /// Like SwiftUI's type of the same name.
  public struct Threshold: Hashable, Sendable {
    let name: String
    public static let centered = Threshold(name: "centered")
    public static let hidden = Threshold(name: "hidden")
    public static let visible = Threshold(name: "visible")
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }
}

extension View {
  /// Changes how the view looks in its place.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { accepted() }

  /// Changes how the view looks while it is scrolled into sight.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { accepted() }

  /// Changes how the view looks while it is scrolled into sight and out of it.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { accepted() }
}
