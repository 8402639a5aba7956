/// Several views, one after the other.
///
/// Like SwiftUI's `TupleView`.
nonisolated public struct TupleView<T>: PrimitiveView {
  /// The views, as a tuple.
  public var value: T

  /// Creates a view from the views of a tuple.
  public init(_ value: T) { self.value = value }

  @MainActor func makeNode(under parent: Node) -> TupleNode {
    let node = TupleNode(TupleType.of(T.self), under: parent)
    withUnsafePointer(to: value) { node.mount(UnsafeRawPointer($0)) }
    return node
  }

  @MainActor func update(_ node: TupleNode) {
    withUnsafePointer(to: value) { node.update(UnsafeRawPointer($0)) }
  }
}

/// The node of several views, each with a fixed place.
final class TupleNode: Node {
  private let type: TupleType
  private var children: [Node] = []

  @Memberwise
  init(_ type: TupleType, under parent: Node)

  func mount(_ tuple: UnsafeRawPointer) {
    var children: [Node] = []
    children.reserveCapacity(type.members.count)
    for member in type.members { children.append(member.make(tuple + member.offset, self)) }
    self.children = children
  }

  func update(_ tuple: UnsafeRawPointer) {
    for (member, child) in zip(type.members, children) {
      member.update(tuple + member.offset, child)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children { visit(child) }
  }

  override func collectElements(into list: inout [Element]) {
    for child in children { child.collectElements(into: &list) }
  }
}

/// The views in a type of tuple, determined once, so that mounting needs no casts.
@MainActor
final class TupleType {
  struct Member {
    let offset: Int
    let make: (UnsafeRawPointer, Node) -> Node
    let update: (UnsafeRawPointer, Node) -> Void
  }

  let members: [Member]

  /// Facts about types never change, so that all app instances of a process share them.
  private static var known: [ObjectIdentifier: TupleType] = [:]

  static func of(_ type: Any.Type) -> TupleType {
    if let type = known[ObjectIdentifier(type)] { return type }
    let new = TupleType(type)
    known[ObjectIdentifier(type)] = new
    return new
  }

  private init(_ type: Any.Type) {
    var members: [Member] = []
    if let view = type as? any View.Type {
      members = [TupleType.member(view, at: 0)]
    } else {
      FieldList.forEachField(of: type) { field, offset in
        guard let view = field as? any View.Type else { return }
        members.append(TupleType.member(view, at: offset))
      }
    }
    self.members = members
  }

  private static func member<Content: View>(_ type: Content.Type, at offset: Int) -> Member {
    Member(
      offset: offset,
      make: { Content.makeNode($0.assumingMemoryBound(to: type).pointee, under: $1) },
      update: { Content.updateNode($1, to: $0.assumingMemoryBound(to: type).pointee) })
  }
}
