import MeerkatViews

extension Element {
  /// The element without the modifiers around it.
  var unwrapped: Element {
    var element = self
    while let wrapper = element as? WrapperElement {
      _ = wrapper.children
      guard let inside = wrapper.wrapped else { return element }
      element = inside
    }
    return element
  }

  /// Whether the element is inside a list.
  var isInList: Bool {
    var element = container
    while let current = element {
      if current is ListElement { return true }
      element = current.container
    }
    return false
  }
}
