import Foundation

/// Content that depends on the size of its place.
///
/// Like SwiftUI's `GeometryReader`.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Gives the content for the size of the place.
  public var content: (GeometryProxy) -> Content

  /// Makes content that depends on the size of its place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let size = CGSize(width: 390, height: 600)
    let element = GeometryElement(size, under: parent)
    connect(view, element)
    element.mount(deferred(view, element))
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: GeometryElement.self)
    connect(view, element)
    element.update(deferred(view, element))
  }

  @MainActor private static func connect(_ view: Self, _ element: GeometryElement) {
    element.makeContent = { [weak element] _ in
      if let element { element.update(deferred(view, element)) }
    }
  }

  @MainActor private static func deferred(
    _ view: Self, _ element: GeometryElement
  ) -> DeferredContent<Content> {
    let proxy = GeometryProxy(size: element.size, place: PlaceReference(element))
    return DeferredContent { view.content(proxy) }
  }
}
