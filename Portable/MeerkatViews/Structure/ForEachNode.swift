extension ForEach: View, PrimitiveView where Content: View {
  func makeNode(under parent: Node) -> Node {
    if ID.self == Subview.ID.self, let subviews = data as? ForEachSubviewCollection<Content> {
      return subviews.makeNode(parent)
    }
    let node: Node =
      if let waiting = parent.waitingRows {
        RowsNode<ID, Content>(waiting.atOnce, isInGrid: waiting.isInGrid, under: parent)
      } else {
        ForEachNode<ID, Content>(under: parent)
      }
    fill(node)
    return node
  }

  func update(_ node: Node) { fill(node) }
}

/// The node of a `ForEach`: a child for each identity.
@MainActor @usableFromInline
final class ForEachNode<ID: Hashable, Content: View>: Node {
  @usableFromInline var ids: [ID] = []
  @usableFromInline var children: [Node] = []

  /// The positions of the children, as far as they have been requested.
  private var positions: [ObjectIdentifier: Int] = [:]

  @usableFromInline
  override init(under parent: Node) { super.init(under: parent) }

  /// The number of children.
  var count: Int { children.count }

  /// Returns the identity of a child.
  func identity(of child: Node) -> AnyHashable? { position(of: child).map { AnyHashable(ids[$0]) } }

  /// Returns the position of a child.
  func position(of child: Node) -> Int? {
    let key = ObjectIdentifier(child)
    if positions[key].map({ $0 >= children.count || children[$0] !== child }) ?? true {
      positions = [:]
      for (position, child) in children.enumerated() {
        positions[ObjectIdentifier(child)] = position
      }
    }
    return positions[key]
  }

  func child(identity: AnyHashable) -> Node? {
    guard let id = identity.base as? ID, let place = ids.firstIndex(of: id) else { return nil }
    return children[place]
  }

  /// Brings the children in step with the elements.
  @inlinable
  func update<Data: RandomAccessCollection>(
    _ data: Data, _ identity: (Data.Element) -> ID, _ content: (Data.Element) -> Content
  ) {
    // Mostly the identities are the same as before: then nothing needs to be looked up.
    let (ids, children) = (ids, children)
    var place = 0
    var index = data.startIndex
    while index != data.endIndex, place < ids.count {
      let element = data[index]
      guard identity(element) == ids[place] else { break }
      Content.updateNode(children[place], to: content(element))
      place += 1
      data.formIndex(after: &index)
    }
    guard index != data.endIndex || place < ids.count else { return }
    if ids.isEmpty {
      mount(data, identity, content)
    } else {
      rearrange(data[index...], from: place, identity, content)
    }
    elementsDidChange()
  }

  @inlinable
  func mount<Data: RandomAccessCollection>(
    _ data: Data, _ identity: (Data.Element) -> ID, _ content: (Data.Element) -> Content
  ) {
    var ids: [ID] = []
    var children: [Node] = []
    ids.reserveCapacity(data.count)
    children.reserveCapacity(data.count)
    for element in data {
      ids.append(identity(element))
      children.append(Content.makeNode(content(element), under: self))
    }
    (self.ids, self.children) = (ids, children)
  }

  /// Sorts the children from a place on anew.
  ///
  /// Of several elements with one identity each gets a child of its own.
  @inlinable
  func rearrange<Data: Sequence>(
    _ data: Data, from place: Int, _ identity: (Data.Element) -> ID,
    _ content: (Data.Element) -> Content
  ) {
    var former: [ID: [Node]] = [:]
    for index in (place..<ids.count).reversed() {
      former[ids[index], default: []].append(children[index])
    }
    let before = children[place...]
    ids.removeSubrange(place...)
    children.removeSubrange(place...)
    for element in data {
      let id = identity(element)
      ids.append(id)
      if let node = former[id]?.popLast() {
        Content.updateNode(node, to: content(element))
        children.append(node)
      } else {
        children.append(Content.makeNode(content(element), under: self))
      }
    }
    let gone = Set(former.values.joined().map(ObjectIdentifier.init))
    for node in before where gone.contains(ObjectIdentifier(node)) { node.unmount() }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children { visit(child) }
  }

  override func collectElements(into list: inout [Element]) {
    for child in children { child.collectElements(into: &list) }
  }
}

extension ForEachNode: IdentifyingNode {}
