/// A view made from the views inside another one.
nonisolated struct SubviewsReader<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor func makeNode(under parent: Node) -> SubviewsNode<Result> {
    let node = SubviewsNode(transform, under: parent)
    node.source.mount(base)
    return node
  }

  @MainActor func update(_ node: SubviewsNode<Result>) {
    node.update(transform)
    node.source.update(base)
  }
}

/// The node of a view made from the views inside another one, which has nodes here but isn't shown.
final class SubviewsNode<Result: View>: Node {
  private(set) lazy var source = SubviewsSource(of: self)
  private var transform: (SubviewsCollection) -> Result
  private var result: Node?
  private var observation = ObservedReads()

  init(_ transform: @escaping (SubviewsCollection) -> Result, under parent: Node) {
    self.transform = transform
    super.init(under: parent)
    // After the views inside, whose elements count.
    setNeedsEvaluation()
  }

  func update(_ transform: @escaping (SubviewsCollection) -> Result) {
    self.transform = transform
    setNeedsEvaluation()
  }

  override func evaluate() {
    let elements = source.content?.collectedElements ?? []
    let subviews = SubviewsCollection(subviews: elements.map { Subview($0) })
    let view = observation.read(by: self) { transform(subviews) }
    if let result {
      Result.updateNode(result, to: view)
    } else {
      result = Result.makeNode(view, under: self)
      elementsDidChange()
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    visit(source)
    if let result { visit(result) }
  }

  override func collectElements(into list: inout [Element]) { result?.collectElements(into: &list) }

  override func willUnmount() { observation.end() }
}

/// The node of a view whose elements are placed by another one.
final class SubviewsSource: ContentNode {
  private unowned let owner: Node

  init(of owner: Node) {
    self.owner = owner
    super.init(under: owner)
  }

  override func elementsDidChange() { owner.setNeedsEvaluation() }
}

/// The content of a group of subviews.
///
/// Like SwiftUI's `GroupElementsOfContent`.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor @preconcurrency public var body: some View {
    SubviewsReader(base: subviews, transform: transform)
  }
}

extension Group {
  /// Creates a view from the views inside another one.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }
}

/// The data of a `ForEach` of subviews.
///
/// Like SwiftUI's `ForEachSubviewCollection`.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// Makes the node in which the views inside are found: before that there are none.
  let makeNode: @MainActor (Node) -> Node

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview {
    preconditionFailure("The views inside are known to the content only.")
  }
}

extension ForEach
where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// Creates a view for each of the views inside another one.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    // A view is a value of the main actor: what it was made of is used there only.
    nonisolated(unsafe) let reader = SubviewsReader(base: view) { subviews in
      ForEach<[Subview], Subview.ID, Content>(subviews.subviews, content: content)
    }
    typealias Reader = SubviewsReader<V, ForEach<[Subview], Subview.ID, Content>>
    self.init(
      data: ForEachSubviewCollection { Reader.makeNode(reader, under: $0) }, content: content,
      fill: { Reader.updateNode($0, to: reader) })
  }
}
