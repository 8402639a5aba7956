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

  @MainActor func update(_ element: SpacerElement) {
    element.minLength = minLength
  }
}

/// Space in a stack.
package final class SpacerElement: Element {
  package internal(set) var minLength: CGFloat? {
    didSet { if minLength != oldValue { contentDidChange() } }
  }

  init(_ minLength: CGFloat?, under parent: Node) {
    self.minLength = minLength
    super.init(under: parent)
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
