/// An element around each element of the view inside.
///
/// A modifier of several views, such as those of a `Group`, applies to each of them: the first one
/// is wrapped by this element, the others by copies of it, which ``makeCopy()`` makes.
package class WrapperElement: ContainerElement {
  /// The only element inside, nil before the first collection.
  package final private(set) var wrapped: Element?
  private final var copies: [WrapperElement] = []
  private final var isCopy = false

  /// Makes an element with the same look for a further element.
  func makeCopy() -> WrapperElement { WrapperElement(under: self) }

  /// Calls `change` with every copy.
  final func forEachCopy(_ change: (WrapperElement) -> Void) {
    for copy in copies { change(copy) }
  }

  package override func collectElements(into list: inout [Element]) {
    let inside = content?.collectedElements ?? []
    if inside.first !== wrapped { wrap(inside.first) }
    guard !inside.isEmpty else { return }
    list.append(self)
    guard inside.count > 1 || !copies.isEmpty else { return }
    adjustCopies(to: inside.count - 1)
    for (copy, element) in zip(copies, inside.dropFirst()) {
      if copy.wrapped !== element { copy.wrap(element) }
      list.append(copy)
    }
  }

  private func adjustCopies(to count: Int) {
    while copies.count > count { copies.removeLast().unmount() }
    while copies.count < count {
      let copy = makeCopy()
      copy.isCopy = true
      copies.append(copy)
    }
  }

  private func wrap(_ element: Element?) {
    wrapped = element
    childrenDidChange()
  }

  package override func collectChildren(into list: inout [Element]) {
    if wrapped == nil, !isCopy {
      wrapped = content?.collectedElements.first
    }
    if let wrapped { list.append(wrapped) }
  }

  /// What is inside now is other elements: this element may wrap another one, and its parent have
  /// others.
  package override func elementsDidChange() {
    let first = content?.collectedElements.first
    if first !== wrapped { wrap(first) }
    parent?.elementsDidChange()
  }

  package override func willUnmount() {
    super.willUnmount()
    for copy in copies { copy.unmount() }
    copies = []
  }
}

extension Element {
  /// The element without what modifiers wrap around it.
  package var unwrapped: Element {
    var element = self
    while let inside = element.inside { element = inside }
    return element
  }

  /// The element and what is inside, as long as modifiers are wrapped around it.
  package final var inwards: UnfoldFirstSequence<Element> { sequence(first: self) { $0.inside } }

  /// What the element is wrapped around; nil where it is no modifier.
  fileprivate var inside: Element? {
    guard let wrapper = self as? WrapperElement else { return nil }
    _ = wrapper.children
    return wrapper.wrapped
  }

  /// The modifiers around what is inside, the outermost first.
  package final var modifiers: ModifierIterator { ModifierIterator(element: self) }

  /// What modifiers around the content say about the row; the innermost one counts for each trait.
  package var rowAttributes: ListRowAttributes? {
    var merged: ListRowAttributes?
    var modifiers = modifiers
    while let modifier = modifiers.next() {
      if case .listRow(let row) = modifier { merged = row.inside(merged) }
    }
    return merged
  }
}

/// The modifiers around an element, one after the other.
@MainActor
package struct ModifierIterator {
  fileprivate var element: Element?

  package mutating func next() -> ElementModifier? {
    while let wrapper = element {
      element = wrapper.inside
      if let found = wrapper as? ModifierElement { return found.modifier }
    }
    return nil
  }
}
