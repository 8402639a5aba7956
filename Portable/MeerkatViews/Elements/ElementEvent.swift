/// A user's action on an element, as reported by a host.
package enum ElementEvent: Hashable, Sendable {
  /// Pressed, clicked or tapped it.
  case tap
  /// Changed the text in it; the value is the whole new text.
  case input(String)
  /// Switched it on or off.
  case toggle(Bool)
  /// Finished the text in it, with the return key.
  case submit
  /// Went back one screen.
  case back
  /// Closed it without choosing anything.
  case close
  /// Chose one of its parts, by position.
  case select(Int)
  /// Moved the keyboard's focus into it or out of it.
  case focus(Bool)
  /// Brought skipped rows into sight: the first one, how many, and how many rows are in sight at once
  /// or near it.
  case reveal(first: Int, count: Int, near: Int = 0)
  /// Deleted it, a row of a list.
  case delete
  /// Moved it, a row of a list, by a number of places.
  case move(by: Int)
  /// Began or ceased to press it.
  case press(Bool)
  /// Moved a pointer above it, or away.
  case hover(Bool)
  /// Asked for new content.
  case refresh
}

/// The reason why an event changed nothing.
package enum EventRefusal: Error, Hashable, Sendable {
  /// The element is no longer on screen.
  case gone(id: Int)
  /// The element is there, but disabled.
  case disabled(id: Int)
  /// The element does not take events of this kind.
  case unsuitable(id: Int, ElementEvent)
}

extension Runtime {
  /// The element with a number, if a user can act on it and it is still there.
  package func interactiveElement(_ id: Int) -> Element? { interactive[id]?.takeUnretainedValue() }

  /// Hands an event to the element with a number, and updates.
  package func send(_ event: ElementEvent, to id: Int) throws(EventRefusal) {
    guard let element = interactiveElement(id) else { throw .gone(id: id) }
    try send(event, to: element)
  }

  /// Hands an event to an element, and updates.
  package func send(_ event: ElementEvent, to element: Element) throws(EventRefusal) {
    guard element.isMounted else { throw .gone(id: element.id) }
    guard element.isEnabled || event.isLooking else { throw .disabled(id: element.id) }
    guard element.isTouchable || event.isLooking else { throw .unsuitable(id: element.id, event) }
    let isHandled = perform {
      let isHandled = (element as? VisitableElement)?.handle(event) ?? false
      return isHandled || element.rowEditing?.perform(event) ?? false
    }
    if !isHandled { throw .unsuitable(id: element.id, event) }
  }
}

extension ElementEvent {
  /// Whether a user only looks at what is there, or lets go of it: nobody can be kept from that.
  package var isLooking: Bool {
    switch self {
    case .reveal, .hover, .press(false): true
    default: false
    }
  }
}

extension ElementModifier {
  /// Whether a user can touch what is inside, as far as this modifier lets them.
  package var isTouchable: Bool {
    switch self {
    case .hidden: false
    case .opacity(let opacity): opacity > 0
    case .hitTesting(let isEnabled): isEnabled
    default: true
    }
  }
}

extension Element {
  /// Whether nothing around the element keeps a user from touching it: it can be seen, and it lets
  /// no events through to what is behind.
  package final var isTouchable: Bool {
    outwards.allSatisfy { ($0 as? ModifierElement)?.modifier.isTouchable != false }
  }

  /// Whether the surroundings let a user act on the element.
  package final var isEnabled: Bool { EnvironmentValues(scope: environment).isEnabled }
}
