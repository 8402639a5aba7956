/// The phase in which a view scrolls into view.
///
/// Like SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: from -1 above to 1 below; 0 if visible.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls into view.
///
/// Like SwiftUI's `ScrollTransitionConfiguration`.
public enum ScrollTransitionConfiguration: Hashable, Sendable {
  case animated, interactive, identity

  /// A configuration with an animation.
  public static func animated(_ animation: Animation) -> Self { .animated }

  /// Sets the animation.
  public func animation(_ animation: Animation) -> Self { self }

  /// Sets how much of the view has to be visible for it to count as visible.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// How much of a view has to be visible for it to count as visible.
  ///
  /// Like SwiftUI's type of the same name.
  public enum Threshold: Hashable, Sendable {
    case centered, hidden, visible
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }
}

extension View {
  /// Changes the look of the view while it scrolls into view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { accepted() }

  /// Changes the look of the view while it scrolls into and out of view.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { accepted() }
}
