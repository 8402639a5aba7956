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

  /// Makes the node that keeps this view on screen.
  ///
  /// Implemented by the views of this module and inherited by all others: it is the static door
  /// through which the runtime mounts a view without casting it.
  static func makeNode(_ view: Self, under parent: Node) -> Node

  /// Brings a node that `makeNode` made in step with a new value of the view.
  static func updateNode(_ node: Node, to view: Self)
}

extension View {
  /// Makes a node that evaluates `body`, after the caller has returned: depth of nesting is not
  /// depth of the stack.
  @inlinable
  public static func makeNode(_ view: Self, under parent: Node) -> Node {
    BodyNode(view, under: parent)
  }

  /// Hands the new value over, and has the body evaluated again only where an input differs.
  @inlinable
  public static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: BodyNode<Self>.self).update(to: view)
  }
}

extension Never: View {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalError("A primitive view has no body.") }
}

/// A view that the runtime shows itself, without a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is shown by the runtime and has no body.") }
}
