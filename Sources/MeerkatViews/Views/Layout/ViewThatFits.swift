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

  @MainActor func makeNode(under parent: Node) -> FittingElement {
    let element = FittingElement(axes, under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: FittingElement) {
    element.update(to: axes, content)
  }
}
