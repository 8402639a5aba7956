public import Foundation

/// How far something is scrolled.
///
/// Like SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Hashable, Sendable {
  /// In points.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  /// Creates the values of a place that scrolls.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// What scrolling is doing.
///
/// Like SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether something moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when scrolling changes what it does.
///
/// Like SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// Which ends of a scrolled content an effect stands at.
///
/// Like SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// How scrolled content fades at an edge.
///
/// Like SwiftUI's `ScrollEdgeEffectStyle`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Does something when a value changes that scrolling gives.
  ///
  /// Hosts don't tell how far something is scrolled.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { accepted() }

  /// Does something when scrolling begins, slows down or ends.
  ///
  /// Hosts don't tell.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { accepted() }

  /// Does something when scrolling begins, slows down or ends.
  ///
  /// Hosts don't tell.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { accepted() }

  /// Does something when the view is scrolled into sight or out of it.
  ///
  /// Hosts don't tell: what is there counts as seen.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }
  }

  /// Does something when the identities of the views in sight change.
  ///
  /// Hosts don't tell.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { accepted() }

  /// Shows for a moment how far content is scrolled when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    accepted()
  }

  /// Shows for a moment how far content is scrolled.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { accepted() }

  /// Sets which part of the content is in sight at first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { accepted() }

  /// Sets which part of the content is in sight at some times.
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
