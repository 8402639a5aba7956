/// An element of which one value says how its views stand.
@MainActor
protocol ArrangedElement: ContainerElement {
  associatedtype Arrangement: Equatable
  var arrangement: Arrangement { get set }

  init(_ arrangement: Arrangement, under parent: Node)
}

/// A view of others, of which one value says how they stand.
protocol ArrangedView: PrimitiveView where Mounted: ArrangedElement {
  associatedtype Content: View
  var arrangement: Mounted.Arrangement { get }
  var content: Content { get }
}

extension ArrangedView {
  // Inlined for the reason of `PrimitiveView`.
  @inline(__always)
  func makeNode(under parent: Node) -> Mounted {
    let element = Mounted(arrangement, under: parent)
    element.mount(content)
    return element
  }

  @inline(__always)
  func update(_ element: Mounted) {
    if arrangement != element.arrangement {
      element.arrangement = arrangement
      element.contentDidChange()
    }
    element.update(content)
  }
}
