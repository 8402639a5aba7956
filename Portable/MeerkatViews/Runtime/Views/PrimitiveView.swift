/// A view that the runtime shows itself, without a body.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {
  /// What keeps the view on screen: a kind of node, or ``EitherNode``.
  associatedtype Mounted: MountedNode

  /// Makes the node that keeps this view on screen.
  func makeNode(under parent: Node) -> Mounted

  /// Brings a node that a view of this type made in step with this one.
  func update(_ node: Mounted)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is shown by the runtime and has no body.") }

  // Inlined into the witness of each view, where the type of the node is known.
  @inline(__always)
  public static func _makeView(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    _ViewNode(view.makeNode(under: parent.node).node)
  }

  @inline(__always)
  public static func _updateView(_ node: _ViewNode, to view: Self) {
    view.update(Mounted.expected(node.node))
  }
}

/// A view with content, whose node is told what else the view says.
@MainActor @preconcurrency
protocol ContainerView: PrimitiveView {
  override associatedtype Mounted: ContainerNode
  associatedtype Content: View
  var content: Content { get }

  /// Makes a node without content.
  func bareNode(under parent: Node) -> Mounted

  /// Tells a node what the view says, before it gets its content, and at each update.
  func set(_ node: Mounted)
}

extension ContainerView {
  @inline(__always)
  func makeNode(under parent: Node) -> Mounted {
    let node = bareNode(under: parent)
    set(node)
    node.mount(content)
    return node
  }

  @inline(__always)
  func update(_ node: Mounted) {
    set(node)
    node.update(content)
  }
}

/// The node of a view with content.
@MainActor
protocol ContainerNode: MountedNode {
  func mount<Content: View>(_ view: Content)
  func update<Content: View>(_ view: Content)
}

/// The type of node as which a view is mounted.
@MainActor
protocol MountedNode {
  /// The node in the tree.
  var node: Node { get }

  /// Returns a node as what it was mounted as.
  ///
  /// Stops the program if the node is of another kind.
  static func expected(_ node: Node) -> Self
}

extension MountedNode where Self: Node {
  @inline(__always)
  var node: Node { self }

  @inline(__always)
  static func expected(_ node: Node) -> Self { downcast(node, to: Self.self) }
}

extension Node: MountedNode {}

/// The node of a view with two forms, such as a control with or without a custom style.
///
/// The choice is made when the view is mounted.
enum EitherNode<First: Node, Second: Node>: MountedNode {
  case first(First)
  case second(Second)

  var node: Node {
    switch self {
    case .first(let node): node
    case .second(let node): node
    }
  }

  static func expected(_ node: Node) -> Self {
    type(of: node) == First.self
      ? .first(downcast(node, to: First.self)) : .second(downcast(node, to: Second.self))
  }
}

/// Returns an object as the type that it was made with.
///
/// Objects are kept without the type that they were made with, which follows from where they are
/// kept: a node from the type of its view, a slot from the type of its property. This is the only
/// place that takes it for granted, and it looks first: mostly that is a comparison of two pointers.
@inlinable @inline(__always)
func downcast<Base: AnyObject, Kind: AnyObject>(_ object: Base, to kind: Kind.Type) -> Kind {
  if type(of: object) != kind { checkInheritance(of: object, from: kind) }
  return unsafeDowncast(object, to: kind)
}

@usableFromInline
func checkInheritance<Kind: AnyObject>(of object: AnyObject, from kind: Kind.Type) {
  precondition(object is Kind, "\(object) was not made as \(kind).")
}
