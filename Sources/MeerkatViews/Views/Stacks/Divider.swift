/// A line between other views.
///
/// Like SwiftUI's `Divider`.
nonisolated public struct Divider: PrimitiveView {
  /// Makes a line.
  public init() {}

  @MainActor public static func makeNode(_ view: Divider, under parent: Node) -> Node {
    DividerElement(under: parent)
  }

  @MainActor public static func updateNode(_ node: Node, to view: Divider) {}
}

/// A line across the axis of its stack.
package final class DividerElement: Element {
  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
