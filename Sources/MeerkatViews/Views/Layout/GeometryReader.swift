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
    element.mount(deferred(view, size))
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: GeometryElement.self)
    connect(view, element)
    element.update(deferred(view, element.size))
  }

  @MainActor private static func connect(_ view: Self, _ element: GeometryElement) {
    element.makeContent = { [weak element] size in element?.update(deferred(view, size)) }
  }

  @MainActor private static func deferred(
    _ view: Self, _ size: CGSize
  ) -> DeferredContent<Content> {
    DeferredContent { view.content(GeometryProxy(size: size)) }
  }
}

/// What content knows about its place.
///
/// Like SwiftUI's `GeometryProxy`.
public struct GeometryProxy: Sendable {
  /// In points.
  public let size: CGSize

  /// The parts at the edges that something else may cover, in points.
  ///
  /// Hosts of this module cover nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Gives the place in a space of coordinates, in points.
  ///
  /// Hosts of this module tell its size, not its origin.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// A space of coordinates.
///
/// Like SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}
