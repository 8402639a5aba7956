/// Content that may be larger than its place, to be moved.
///
/// Like SwiftUI's `ScrollView`.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// What is moved.
  public var content: Content
  /// The directions in which it can be moved.
  public var axes: Axis.Set
  /// Whether bars show the position.
  public var showsIndicators: Bool

  /// Creates a view whose content can be moved.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor func makeNode(under parent: Node) -> ScrollElement {
    let element = ScrollElement(axes, under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: ScrollElement) {
    if element.axes != axes {
      element.axes = axes
      element.contentDidChange()
    }
    element.update(content)
  }
}
