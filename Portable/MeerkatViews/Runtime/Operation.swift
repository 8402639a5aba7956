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
    let (restructured, altered) = (changedChildren, changedContents)
    (changedChildren, changedContents) = ([], [])
    for element in restructured {
      element.state.remove(.childrenChanged)
      guard element.isMounted, !isGoing(element) else { continue }
      let (old, new) = element.refreshChildren()
      ChildDifference(of: element, from: old, to: new).append(to: &operations)
    }
    // A modifier of several views learns only now which ones they are.
    if !changedChildren.isEmpty { operations += takeOperations() }
    for element in altered {
      element.state.remove(.contentChanged)
      if element.isMounted, !isGoing(element) { operations.append(.update(element)) }
    }
    return operations
  }

  private func isGoing(_ element: Element) -> Bool {
    transitions.areUnderWay && root.isGoing(element)
  }
}

/// A request to scroll to an element.
package struct ScrollRequest {
  package weak var element: Element?
  /// Which point of it stands at the same point of its place; nil for as little as is needed.
  package let anchor: UnitPoint?
}

extension Runtime {
  /// Makes hosts scroll to an element.
  func scroll(to element: Element, _ anchor: UnitPoint?) {
    scrollRequests.removeAll { $0.element == nil || $0.element === element }
    scrollRequests.append(ScrollRequest(element: element, anchor: anchor))
  }

  /// Returns what is to be brought into sight since the last time.
  package func takeScrollRequests() -> [ScrollRequest] {
    let requests = scrollRequests
    scrollRequests = []
    return requests
  }
}
