public import Foundation

/// A space that expands along the axis of its stack.
///
/// Like SwiftUI's `Spacer`.
nonisolated public struct Spacer: PrimitiveView {
  /// The minimum length, in points; nil for the host's default.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length in points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor func makeNode(under parent: Node) -> SpacerElement {
    SpacerElement(minLength, under: parent)
  }

  @MainActor func update(_ element: SpacerElement) { element.minLength = minLength }
}

/// A line between other views.
///
/// Like SwiftUI's `Divider`.
nonisolated public struct Divider: PrimitiveView {
  /// Creates a line.
  public init() {}

  @MainActor func makeNode(under parent: Node) -> Node { DividerElement(under: parent) }

  @MainActor func update(_ node: Node) {}
}
