public import Foundation

/// A way to place views of your own.
///
/// Like SwiftUI's `Layout`.
public protocol Layout {
  /// What the layout keeps between calls.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Gives the size that the layout takes of a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views, in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes what the layout keeps between calls.
  func makeCache(subviews: Subviews) -> Cache
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
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
}

/// One of the views that a layout places.
///
/// Like SwiftUI's `LayoutSubview`.
public struct LayoutSubview {
  package let measure: (ProposedViewSize) -> ViewDimensions
  package let putDown: (CGPoint, UnitPoint, ProposedViewSize) -> Void

  /// The place of the view in the order in which layouts give away space.
  public let priority: Double

  package init(
    priority: Double, measure: @escaping (ProposedViewSize) -> ViewDimensions,
    putDown: @escaping (CGPoint, UnitPoint, ProposedViewSize) -> Void
  ) {
    self.priority = priority
    self.measure = measure
    self.putDown = putDown
  }

  /// Gives the size that the view takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let dimensions = measure(proposal)
    return CGSize(width: dimensions.width, height: dimensions.height)
  }

  /// Gives the size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { measure(proposal) }

  /// Puts the view down, with a point of it at a position.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    putDown(position, anchor, proposal)
  }
}
