extension Element {
  /// Whether the children are rows of a list.
  package var holdsRows: Bool {
    if self is ListElement { return true }
    guard self is SectionElement else { return false }
    return containers.first { !($0 is ModifierElement || $0 is DecorationElement) } is ListElement
  }

  /// Whether the element is all that a row of a list consists of, modifiers of meaning aside.
  package var isRow: Bool {
    var inner: Element = self
    while let outer = inner.container, outer.keepsPlace(of: inner) { inner = outer }
    guard let container = inner.container, container.holdsRows else { return false }
    guard let section = container as? SectionElement else { return true }
    return section.isRow(inner)
  }
}

extension Element {
  /// Whether an element inside stands where it would without this one.
  fileprivate func keepsPlace(of inner: Element) -> Bool {
    switch self {
    case let modifier as ModifierElement: modifier.modifier.keepsPlace
    case let actions as ActionsElement: actions.wrapped === inner
    default: false
    }
  }
}

extension ElementModifier {
  /// Whether what is inside stands where it would without the modifier.
  fileprivate var keepsPlace: Bool {
    switch self {
    case .accessibility, .tag, .tint, .help, .listRow, .contentShape, .colorScheme, .zIndex,
      .layoutDirection, .dynamicTypeSize, .layoutPriority, .opacity, .ignoresSafeArea,
      .containerValue, .hoverable, .textSelection, .hitTesting:
      true
    default: false
    }
  }
}

extension SectionElement {
  /// Whether an element inside is a row, and not part of the header or footer.
  package func isRow(_ element: Element) -> Bool {
    !headerElements.contains { $0 === element } && !footerElements.contains { $0 === element }
  }
}
