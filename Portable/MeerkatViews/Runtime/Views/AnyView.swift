/// A type-erased view.
///
/// Like SwiftUI's `AnyView`: content of another type has another identity.
nonisolated public struct AnyView: PrimitiveView {
  let storage: any AnyViewStorage

  init(storage: any AnyViewStorage) { self.storage = storage }

  /// Creates a type-erased view.
  public init<Content: View>(_ view: Content) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  /// Creates a type-erased view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  @MainActor func makeNode(under parent: Node) -> AnyViewNode {
    AnyViewNode(storage, under: parent)
  }

  @MainActor func update(_ node: AnyViewNode) { node.update(to: storage) }
}

/// A view of a type that serves for several of SwiftUI's types: those whose kinds differ.
protocol ViewOfKind {
  var kind: Int { get }
}

/// A type-erased view in a box.
protocol AnyViewStorage: AnyObject {
  /// The type of the view.
  var type: ObjectIdentifier { get }

  /// What tells the view from others of its type.
  var kind: Int { get }

  @MainActor func makeNode(under parent: Node) -> Node

  @MainActor func updateNode(_ node: Node)
}

private final class TypedViewStorage<Content: View>: AnyViewStorage {
  private let view: Content

  init(_ view: Content) { self.view = view }

  var type: ObjectIdentifier { ObjectIdentifier(Content.self) }

  var kind: Int { (view as? any ViewOfKind)?.kind ?? 0 }

  @MainActor func makeNode(under parent: Node) -> Node { Content.makeNode(view, under: parent) }

  @MainActor func updateNode(_ node: Node) { Content.updateNode(node, to: view) }
}

/// The node of a type-erased view.
///
/// It creates its content later, as views with bodies do, so that content nested a thousand times
/// doesn't need a thousand stack frames.
class AnyViewNode: Node {
  private final var storage: any AnyViewStorage
  private final var shown: (any AnyViewStorage)?
  private final var child: Node?
  private final var observation = ObservedReads()

  init(_ storage: any AnyViewStorage, under parent: Node) {
    self.storage = storage
    super.init(under: parent)
    scheduleEvaluation()
  }

  final func update(to new: any AnyViewStorage) {
    guard new !== storage else { return }
    storage = new
    scheduleEvaluation()
  }

  /// What content closures read while their nodes are made counts as read by this node.
  final override func evaluate() { observation.read(by: self) { showStorage() } }

  private final func showStorage() {
    defer { shown = storage }
    if let child, let shown, shown.type == storage.type, shown.kind == storage.kind {
      storage.updateNode(child)
      return
    }
    child?.unmount()
    child = storage.makeNode(under: self)
    elementsDidChange()
  }

  final override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func willUnmount() { observation.end() }
}

/// The content of a closure, as a body that alone depends on what the closure reads.
nonisolated struct DeferredContent<Content: View>: View {
  let build: () -> Content

  init(_ build: @escaping () -> Content) { self.build = build }

  @MainActor var body: Content { build() }
}
