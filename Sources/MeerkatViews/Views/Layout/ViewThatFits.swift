/// The first of several views that fits into its place.
///
/// Like SwiftUI's `ViewThatFits`.
///
/// ## Differences
/// - All the views are there, with their state; one of them is shown.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Shows the first view that fits in some directions, else the last one.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = FittingElement(view.axes, under: parent)
    element.mount(view.content)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: FittingElement.self).update(to: view.axes, view.content)
  }
}
