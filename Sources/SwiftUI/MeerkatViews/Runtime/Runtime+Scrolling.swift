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

extension Element {
  /// What scrolls around the element; nil where nothing does.
  var scrollingContainer: Element? {
    var element = container
    while let current = element, !(current is ScrollElement || current is ListElement) {
      element = current.container
    }
    return element
  }
}
