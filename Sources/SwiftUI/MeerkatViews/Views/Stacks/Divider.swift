/// A line between other views.
///
/// Like SwiftUI's `Divider`.
nonisolated public struct Divider: PrimitiveView {
  /// Creates a line.
  public init() {}

  @MainActor func makeNode(under parent: Node) -> Node {
    DividerElement(under: parent)
  }

  @MainActor func update(_ node: Node) {}
}

/// A line across the axis of its stack.
package final class DividerElement: Element {
  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
