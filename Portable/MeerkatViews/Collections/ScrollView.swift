/// A view with scrollable content.
///
/// Like SwiftUI's `ScrollView`.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The scrollable content.
  public var content: Content
  /// The axes along which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown.
  public var showsIndicators: Bool

  /// Creates a view with scrollable content.
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
