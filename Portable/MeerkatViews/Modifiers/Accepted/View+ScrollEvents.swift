/// The geometry of a scroll view.
///
/// Like SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Hashable, Sendable {
  /// In points.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  /// Creates the geometry of a scroll view.
  @Memberwise
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  )

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// The phase of scrolling.
///
/// Like SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content is moving.
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its phase changes.
///
/// Like SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// When a scroll anchor applies.
///
/// Like SwiftUI's `ScrollAnchorRole`.
public enum ScrollAnchorRole: Hashable, Sendable {
  case initialOffset, sizeChanges, alignment
}

/// The style in which scrolled content fades at an edge.
///
/// Like SwiftUI's `ScrollEdgeEffectStyle`.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  case automatic, hard, soft
}

extension View {
  /// Runs an action when a value derived from the scroll geometry changes.
  ///
  /// Hosts don't report the scroll geometry.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { accepted() }

  /// Runs an action when scrolling begins, slows down or ends.
  ///
  /// Not reported by hosts.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { accepted() }

  /// Runs an action when scrolling begins, slows down or ends.
  ///
  /// Not reported by hosts.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { accepted() }

  /// Runs an action when the view is scrolled into or out of view.
  ///
  /// Not reported by hosts: a view that exists counts as visible.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }
  }

  /// Runs an action when the identities of the visible views change.
  ///
  /// Not reported by hosts.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { accepted() }

  /// Flashes the scroll indicators when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    accepted()
  }

  /// Flashes the scroll indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { accepted() }

  /// Sets which part of the content is visible at first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { accepted() }

  /// Sets which part of the content is visible in certain situations.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { accepted() }

  /// Sets how scrolled content fades at edges.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { accepted() }

  /// Hides how scrolled content fades at edges.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { accepted() }
}
