/// A custom layout of views.
///
/// Like SwiftUI's `Layout`.
public protocol Layout {
  /// The type of the values that the layout keeps between calls.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Returns the size of the layout for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views, in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes the values that the layout keeps between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after a change of the views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the layout's preferred distances from other views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the position of a guide, or nil to derive it from the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a guide, or nil to derive it from the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The properties of the layout as a whole.
  static var layoutProperties: LayoutProperties { get }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public static var layoutProperties: LayoutProperties { LayoutProperties() }
}

/// The properties of a layout as a whole.
///
/// Like SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The direction of a stack.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that isn't a stack.
  public init() {}
}

/// A view's preferred distances from other views: always the host's default.
///
/// Like SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing(usual: 0)
  private var usual: CGFloat

  private init(usual: CGFloat) { self.usual = usual }

  /// Creates the default distances.
  public init() { usual = 8 }

  /// Returns the distance to another view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(usual, next.usual) }

  /// Adopts the distances of another view where they are larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    usual = max(usual, other.usual)
  }

  /// Returns the larger of these distances and another view's.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var joined = self
    joined.formUnion(other, edges: edges)
    return joined
  }
}

/// The views that a layout places.
///
/// Like SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection {
  package let subviews: [LayoutSubview]

  package init(_ subviews: [LayoutSubview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds])) }

  /// The reading direction.
  public var layoutDirection: LayoutDirection { .leftToRight }
}

/// One of the views that a layout places.
///
/// Like SwiftUI's `LayoutSubview`.
public struct LayoutSubview {
  package let measure: (ProposedViewSize) -> ViewDimensions
  package let putDown: (CGPoint, UnitPoint, ProposedViewSize) -> Void

  /// The value that the view gives for the type of a key.
  let value: (ObjectIdentifier) -> Any?

  /// The view's priority when a layout divides space.
  public let priority: Double

  /// The view's preferred distances.
  public var spacing: ViewSpacing { ViewSpacing() }

  @Memberwise
  package init(
    priority: Double, value: @escaping (ObjectIdentifier) -> Any? = { _ in nil },
    measure: @escaping (ProposedViewSize) -> ViewDimensions,
    putDown: @escaping (CGPoint, UnitPoint, ProposedViewSize) -> Void
  )

  /// Returns the size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let dimensions = measure(proposal)
    return CGSize(width: dimensions.width, height: dimensions.height)
  }

  /// Returns the size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { measure(proposal) }

  /// Places the view, with its anchor point at a position.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    putDown(position, anchor, proposal)
  }
}

extension LayoutSubview {
  /// The view's value for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    value(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
}
