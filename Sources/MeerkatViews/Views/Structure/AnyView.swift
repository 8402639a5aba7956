/// A view whose type is hidden.
///
/// Like SwiftUI's `AnyView`: content of another type is another identity.
nonisolated public struct AnyView: PrimitiveView {
  let storage: AnyViewStorage

  init(storage: AnyViewStorage) { self.storage = storage }

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  @MainActor public static func makeNode(_ view: AnyView, under parent: Node) -> Node {
    AnyViewNode(view.storage, under: parent)
  }

  @MainActor public static func updateNode(_ node: Node, to view: AnyView) {
    unsafeDowncast(node, to: AnyViewNode.self).update(to: view.storage)
  }
}

/// A view with its type hidden, in a box.
class AnyViewStorage {
  fileprivate let type: ObjectIdentifier

  fileprivate init(_ type: ObjectIdentifier) { self.type = type }

  @MainActor func makeNode(under parent: Node) -> Node {
    preconditionFailure("The typed storage makes the node.")
  }

  @MainActor func updateNode(_ node: Node) {}
}

private final class TypedViewStorage<Content: View>: AnyViewStorage {
  private let view: Content

  init(_ view: Content) {
    self.view = view
    super.init(ObjectIdentifier(Content.self))
  }

  override func makeNode(under parent: Node) -> Node { Content.makeNode(view, under: parent) }

  override func updateNode(_ node: Node) { Content.updateNode(node, to: view) }
}

/// The node of a view whose type is hidden.
///
/// It makes its content later, as views with bodies do, so that content that is nested a thousand
/// times does not need a thousand frames of the stack.
@MainActor
class AnyViewNode: Node {
  private final var storage: AnyViewStorage
  private final var shown: AnyViewStorage?
  private final var child: Node?

  init(_ storage: AnyViewStorage, under parent: Node) {
    self.storage = storage
    super.init(under: parent)
    scheduleEvaluation()
  }

  final func update(to new: AnyViewStorage) {
    guard new !== storage else { return }
    storage = new
    scheduleEvaluation()
  }

  final override func evaluate() {
    defer { shown = storage }
    if let child, let shown, shown.type == storage.type {
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
}
