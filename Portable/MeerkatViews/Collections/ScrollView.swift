/// A view with scrollable content.
///
/// Like SwiftUI's `ScrollView`.
nonisolated public struct ScrollView<Content: View>: ContainerView {
  /// The scrollable content.
  public var content: Content
  /// The axes along which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown.
  public var showsIndicators: Bool

  /// Creates a view with scrollable content.
  @Memberwise
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  )

  @MainActor func bareNode(under parent: Node) -> ScrollElement {
    ScrollElement(axes, under: parent)
  }

  @MainActor func set(_ element: ScrollElement) {
    if element.axes != axes {
      element.axes = axes
      element.contentDidChange()
    }
  }
}
