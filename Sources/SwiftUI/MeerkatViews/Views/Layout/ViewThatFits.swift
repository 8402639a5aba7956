/// The first of several views that fits the available space.
///
/// Like SwiftUI's `ViewThatFits`.
///
/// ## Differences
/// - All views exist, with their state; one of them is shown.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first view that fits along the given axes, or else the last one.
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
