package import Foundation

/// A host's metrics: its unit, its default distances, and the sizes of elements that it draws
/// itself.
///
/// All lengths are in the host's unit: points for pictures, cells for text. Views use points, which
/// ``length(_:along:)`` converts.
@MainActor
package protocol LayoutMetrics: AnyObject {
  /// The usual distance between views: `width` in a row, `height` in a column.
  var spacing: CGSize { get }
  /// The usual distance between a view and what is around it.
  var padding: EdgeInsets { get }
  /// The least length of a spacer that does not say otherwise.
  var spacerLength: CGSize { get }
  /// The size of something that fills what it is offered, where it is offered nothing in particular.
  var flexibleSize: CGSize { get }
  /// The height, in points, that a `GeometryReader` tells its content where the height is unlimited; it
  /// takes what the content takes of that. Nil for ``flexibleSize`` there, too.
  var unlimitedHeight: CGFloat? { get }
  /// How thick a dividing line is: `width` for one that stands, `height` for one that lies.
  var lineThickness: CGSize { get }

  /// Converts a length in points.
  func length(_ points: CGFloat, along axis: Axis) -> CGFloat

  /// Converts the length of a frame in points, which the grid must not make vanish.
  func frameLength(_ points: CGFloat, along axis: Axis) -> CGFloat

  /// Converts a length to points.
  func points(_ length: CGFloat, along axis: Axis) -> CGFloat

  /// Moves a rectangle onto the host's grid.
  func rounded(_ frame: CGRect) -> CGRect

  /// Returns the size of something without views inside: a text, an image, a field.
  func size(of leaf: Element, for proposal: ProposedViewSize) -> CGSize

  /// Returns the distances of the first and the last line of text from the top, nil for what is no text.
  func baselines(of leaf: Element, for proposal: ProposedViewSize) -> Baselines?

  /// Returns the rule for an element that the host lays out in its own way, nil for the usual one.
  func rule(for element: Element) -> (any LayoutRule)?
}

/// The distances of the first and the last line of a text from its top.
package struct Baselines: Hashable, Sendable {
  package var first: CGFloat
  package var last: CGFloat

  @Memberwise
  package init(first: CGFloat, last: CGFloat)
}

/// The unit of views: points, with the distances of Apple's platforms.
extension LayoutMetrics {
  package var spacing: CGSize { CGSize(width: 8, height: 8) }
  package var padding: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
  package var spacerLength: CGSize { CGSize(width: 8, height: 8) }
  package var flexibleSize: CGSize { CGSize(width: 10, height: 10) }
  package var unlimitedHeight: CGFloat? { nil }
  package var lineThickness: CGSize { CGSize(width: 1, height: 1) }

  package func length(_ points: CGFloat, along axis: Axis) -> CGFloat { points }
  package func frameLength(_ points: CGFloat, along axis: Axis) -> CGFloat {
    length(points, along: axis)
  }

  package func points(_ length: CGFloat, along axis: Axis) -> CGFloat { length }
  func points(_ size: CGSize) -> CGSize {
    CGSize(
      width: points(size.width, along: .horizontal), height: points(size.height, along: .vertical))
  }

  /// Rounds each edge, so that what touches before touches after, too.
  package func rounded(_ frame: CGRect) -> CGRect {
    let left = (frame.origin.x + 0.5).rounded(.down)
    let top = (frame.origin.y + 0.5).rounded(.down)
    let right = (frame.origin.x + frame.size.width + 0.5).rounded(.down)
    let bottom = (frame.origin.y + frame.size.height + 0.5).rounded(.down)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func baselines(of leaf: Element, for proposal: ProposedViewSize) -> Baselines? { nil }
  package func rule(for element: Element) -> (any LayoutRule)? { nil }
}
