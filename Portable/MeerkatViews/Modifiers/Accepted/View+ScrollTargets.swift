/// A rule for where scrolling stops.
///
/// Like SwiftUI's `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// Updates the target of scrolling.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  public typealias TargetContext = ScrollTargetBehaviorContext
}

/// The target of scrolling.
///
/// Like SwiftUI's `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
  /// In points.
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// The state of scrolling that is about to stop.
///
/// Like SwiftUI's `ScrollTargetBehaviorContext`.
public struct ScrollTargetBehaviorContext: Sendable {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// A two-dimensional vector.
///
/// Like Core Graphics' `CGVector`.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// Creates a vector.
  @Memberwise
  public init(dx: CGFloat = 0, dy: CGFloat = 0)

  public static let zero = CGVector()
}

/// Scrolling by pages.
///
/// Like SwiftUI's `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling that stops at views.
///
/// Like SwiftUI's `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The number of views that scrolling may pass.
  ///
  /// Like SwiftUI's type of the same name.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { Self() }

  /// Stops at views, with a limit on the number passed.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets where scrolling stops.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { accepted() }

  /// Marks the view as a place where scrolling may stop.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { accepted() }
}
