/// One of the views inside another one, for a container to place.
///
/// Like SwiftUI's `Subview`.
///
/// ## Differences
/// - A modifier that sets an environment value around a subview has no effect inside, and a subview
///   can be placed only once.
/// - It can be written as `$subview` in the parameters of a closure: around a mistake in the rows
///   of `ForEach($items) { $item in`, the compiler would rather take them for subviews.
@propertyWrapper
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable, Sendable {
    let element: Int
  }

  let element: Element

  public let id: ID

  /// The values that the view passes to the containers around it.
  public let containerValues: ContainerValues

  /// The subview itself.
  public var wrappedValue: Subview { self }

  /// The subview itself, for `$subview`.
  public var projectedValue: Subview { self }

  public init(projectedValue: Subview) { self = projectedValue }

  @MainActor init(_ element: Element) {
    self.element = element
    id = ID(element: element.id)
    containerValues = ContainerValues(around: element)
  }

  @MainActor func makeNode(under parent: Node) -> SubviewNode {
    SubviewNode(element, under: parent)
  }

  @MainActor func update(_ node: SubviewNode) { node.show(element) }
}

/// The position of a view that belongs to another node.
final class SubviewNode: Node {
  private var element: Element

  @Memberwise
  init(_ element: Element, under parent: Node)

  func show(_ element: Element) {
    guard element !== self.element else { return }
    self.element = element
    elementsDidChange()
  }

  override func collectElements(into list: inout [Element]) {
    if element.isMounted { list.append(element) }
  }
}

/// The views inside another one.
///
/// Like SwiftUI's `SubviewsCollection`.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor @preconcurrency public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views inside another one.
///
/// Like SwiftUI's `SubviewsCollectionSlice`.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor @preconcurrency public var body: some View { ForEach(subviews) { $0 } }
}
