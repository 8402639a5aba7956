import Foundation

/// Content that depends on the size of its container.
///
/// Like SwiftUI's `GeometryReader`.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Returns the content for the container's geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates content that depends on the size of its container.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The size before any is known, in points.
  static var firstSize: CGSize { CGSize(width: 390, height: 600) }

  @MainActor func makeNode(under parent: Node) -> GeometryElement {
    let element = GeometryElement(Self.firstSize, under: parent)
    connect(element)
    element.mount(deferred(element))
    return element
  }

  @MainActor func update(_ element: GeometryElement) {
    connect(element)
    element.update(deferred(element))
  }

  @MainActor private func connect(_ element: GeometryElement) {
    element.makeContent = { [weak element] _ in
      if let element { element.update(deferred(element)) }
    }
  }

  @MainActor private func deferred(_ element: GeometryElement) -> DeferredContent<Content> {
    let proxy = GeometryProxy(size: element.size, place: FrameReference(element))
    return DeferredContent { content(proxy) }
  }
}
