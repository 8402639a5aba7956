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

  /// Makes a view whose content can be moved.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = ScrollElement(view.axes, under: parent)
    element.mount(view.content)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: ScrollElement.self)
    if element.axes != view.axes {
      element.axes = view.axes
      element.contentDidChange()
    }
    element.update(view.content)
  }
}
