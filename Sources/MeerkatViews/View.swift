/// A part of the user interface, described by a value.
///
/// Like SwiftUI's `View`. A view that you write implements `body`; the runtime does the rest.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that `body` gives.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Mounts the view.
  ///
  /// For the runtime alone, which mounts views of all types through this static door, without a cast:
  /// the views of this module implement it, all others inherit it.
  static func _makeView(_ view: Self, under parent: _ViewNode) -> _ViewNode

  /// Brings what ``_makeView(_:under:)`` made in step with a new value of the view.
  static func _updateView(_ node: _ViewNode, to view: Self)
}

/// What keeps a view on screen, for the runtime alone.
@MainActor
public struct _ViewNode {
  @usableFromInline let node: Node

  @inlinable
  init(_ node: Node) { self.node = node }
}

extension View {
  /// Makes a node that evaluates `body`, after the caller has returned: depth of nesting is not
  /// depth of the stack.
  @inlinable
  public static func _makeView(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    _ViewNode(BodyNode(view, under: parent.node))
  }

  /// Hands the new value over, and has the body evaluated again only where an input differs.
  @inlinable
  public static func _updateView(_ node: _ViewNode, to view: Self) {
    downcast(node.node, to: BodyNode<Self>.self).update(to: view)
  }
}

extension View {
  /// Makes the node that keeps a view on screen.
  @inlinable
  static func makeNode(_ view: Self, under parent: Node) -> Node {
    _makeView(view, under: _ViewNode(parent)).node
  }

  /// Brings a node that `makeNode` made in step with a new value of the view.
  @inlinable
  static func updateNode(_ node: Node, to view: Self) {
    _updateView(_ViewNode(node), to: view)
  }
}

extension Never: View {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalError("A primitive view has no body.") }
}
