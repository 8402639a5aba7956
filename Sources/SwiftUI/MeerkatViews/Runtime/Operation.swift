/// A difference between what a host has shown and the current elements.
package enum Operation {
  /// An element is new, or came from elsewhere: it stands before another one, or at the end.
  case insert(Element, into: Element, before: Element?)
  /// An element has another place in the same parent.
  case move(Element, into: Element, before: Element?)
  /// An element is gone.
  case remove(Element, from: Element)
  /// An element itself looks different.
  case update(Element)
}

extension Runtime {
  /// Returns all differences since the last call, those of the structure first.
  package func takeOperations() -> [Operation] {
    var operations: [Operation] = []
    let restructured = changedChildren
    let altered = changedContents
    changedChildren = []
    changedContents = []
    for element in restructured {
      element.state.remove(.childrenChanged)
      guard element.isMounted else { continue }
      let (old, new) = element.refreshChildren()
      ChildDifference(of: element, from: old, to: new).append(to: &operations)
    }
    for element in altered {
      element.state.remove(.contentChanged)
      if element.isMounted { operations.append(.update(element)) }
    }
    return operations
  }
}
