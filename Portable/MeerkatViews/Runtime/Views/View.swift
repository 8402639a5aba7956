/// A part of the user interface, described by a value.
///
/// Like SwiftUI's `View`. A view that you write implements `body`; the runtime does the rest.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Mounts the view.
  ///
  /// For the runtime only, which mounts views of all types through this static method, without a
  /// cast. The views of this module implement it; all others inherit it.
  static func _makeView(_ view: Self, under parent: _ViewNode) -> _ViewNode

  /// Updates the result of ``_makeView(_:under:)`` with a new value of the view.
  static func _updateView(_ node: _ViewNode, to view: Self)
}

/// The node that keeps a view on screen; for the runtime only.
@MainActor
public struct _ViewNode {
  @usableFromInline let node: Node

  @inlinable
  init(_ node: Node) { self.node = node }
}

extension View {
  /// Creates a node that evaluates `body` after the caller has returned.
  ///
  /// Nesting views therefore doesn't deepen the call stack.
  @inlinable
  public static func _makeView(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    _ViewNode(BodyNode(view, under: parent.node))
  }

  /// Passes the new value on, and evaluates the body again only if an input differs.
  @inlinable
  public static func _updateView(_ node: _ViewNode, to view: Self) {
    downcast(node.node, to: BodyNode<Self>.self).update(to: view)
  }
}

extension View {
  /// Prints that the body of a view of this type runs, for debugging.
  ///
  /// Like SwiftUI's `_printChanges()`, but without the names of the properties that changed.
  public static func _printChanges() { print("\(Self.self): body") }

  /// Makes the node that keeps a view on screen.
  @inlinable
  static func makeNode(_ view: Self, under parent: Node) -> Node {
    _makeView(view, under: _ViewNode(parent)).node
  }

  /// Brings a node that `makeNode` made in step with a new value of the view.
  @inlinable
  static func updateNode(_ node: Node, to view: Self) { _updateView(_ViewNode(node), to: view) }
}

extension Never: View {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalError("A primitive view has no body.") }
}
