public import Foundation

/// A stack of views in a row.
///
/// Like SwiftUI's `HStack`.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row of views, `spacing` points apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  private var arrangement: StackElement.Arrangement { .horizontal(alignment, spacing: spacing) }

  @MainActor func makeNode(under parent: Node) -> StackElement {
    let element = StackElement(arrangement, under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: StackElement) {
    element.update(to: arrangement, content)
  }
}

/// A stack of views in a column.
///
/// Like SwiftUI's `VStack`.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column of views, `spacing` points apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  private var arrangement: StackElement.Arrangement { .vertical(alignment, spacing: spacing) }

  @MainActor func makeNode(under parent: Node) -> StackElement {
    let element = StackElement(arrangement, under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: StackElement) {
    element.update(to: arrangement, content)
  }
}

/// A stack of overlaid views.
///
/// Like SwiftUI's `ZStack`.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack of overlaid views, the first one at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func makeNode(under parent: Node) -> StackElement {
    let element = StackElement(.layered(alignment), under: parent)
    element.mount(content)
    return element
  }

  @MainActor func update(_ element: StackElement) {
    element.update(to: .layered(alignment), content)
  }
}
