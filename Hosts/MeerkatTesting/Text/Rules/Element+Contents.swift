package import MeerkatViews

extension Element {
  /// The button that makes up a row of a list.
  package var rowButton: ButtonElement? { unwrapped as? ButtonElement }

  /// Whether a row ends with the indicator of a link to another screen.
  package var hasChevron: Bool { rowButton.map { $0.isLink && $0.isEnabledNow } ?? false }

  /// Whether the element is hidden, though it keeps its place.
  package var isConcealed: Bool {
    switch (self as? ModifierElement)?.modifier {
    case .hidden: true
    case .opacity(let opacity): opacity == 0
    default: false
    }
  }
}

extension Element {
  /// Whether something that is more than a shape stands before this one: the shape is its background
  /// then.
  var isBehindContent: Bool {
    for (element, container) in zip(outwards, containers) {
      var front: ArraySlice<Element> = []
      switch container {
      case let stack as StackElement:
        guard case .layered = stack.arrangement else { return false }
        front = stack.children[...]
      case is DecorationElement: front = container.children[...]
      case is WrapperElement: break
      default: return false
      }
      if let place = front.firstIndex(of: element) { front = front[(place + 1)...] }
      if front.contains(where: { !$0.isDrawnOfShapes }) { return true }
    }
    return false
  }
}

extension Element {
  /// Whether nothing but shapes and empty space is inside.
  fileprivate var isDrawnOfShapes: Bool {
    switch self {
    case is ShapeElement, is DrawingElement, is SpacerElement: true
    case is WrapperElement, is StackElement: children.allSatisfy(\.isDrawnOfShapes)
    default: false
    }
  }
}

extension Paint {
  /// What fills a cell in this paint; nil for nothing that can be seen.
  var block: String? {
    let shade: Double
    switch kind {
    case .color(let color): shade = color.source == .system(.clear) ? 0 : opacity * color.opacity
    case .background, .material: return nil
    default: shade = opacity
    }
    return shade <= 0 ? nil : shade < 0.5 ? "░" : "█"
  }
}

extension ButtonElement {
  /// Whether brackets stand around the button: its label is a text, a symbol or both, and it is no row with a chevron.
  var isBracketed: Bool {
    if isLink, let row = enclosingRow, row.hasChevron || !isEnabledNow { return false }
    return children.allSatisfy { element in
      switch element.unwrapped {
      case is TextElement, is ImageElement, is LabelElement: true
      default: false
      }
    }
  }

  /// The row of a list that consists of this button.
  private var enclosingRow: Element? {
    var row: Element = self
    while let outer = row.container as? WrapperElement { row = outer }
    return row.container is ListElement || row.container is SectionElement && row.list != nil
      ? row : nil
  }
}
