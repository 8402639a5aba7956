import MeerkatViews

/// The information for screen readers.
///
/// The attributes are on the element that they describe, not on the modifier around it.
extension HTMLRenderer {
  /// What the modifiers around an element say about it; the innermost one counts.
  func accessibility(of element: Element) -> AccessibilityAttributes? {
    var merged: AccessibilityAttributes?
    var inner = element
    while let container = inner.container {
      if let modifier = container as? ModifierElement {
        if case .accessibility(let outer) = modifier.modifier {
          merged = merged?.filled(with: outer) ?? outer
        }
        // What is said about an area to tap isn't said about what it shows.
        if modifier.modifier.isTapArea, !element.isControl { break }
      } else if (container as? DecorationElement)?.wrapped !== inner {
        break
      }
      inner = container
    }
    return merged
  }

  /// Writes what the modifiers around an element say about it.
  ///
  /// - Parameters:
  ///   - element: The element that the tag is of.
  ///   - role: The role of an element that has none of its own and gets a label: names belong to roles.
  ///   - label: The default label of the element.
  func writeAccessibility(of element: Element, role: StaticString? = nil, label: String? = nil) {
    guard let attributes = accessibility(of: element) else {
      if let label { writeLabel(label, role: role) }
      return
    }
    if attributes.isHidden == true { return writer.attribute("aria-hidden", word: "true") }
    let traitRole = attributes.role
    if let traitRole { writer.attribute("role", word: traitRole) }
    if attributes.addedTraits.contains(.isHeader) {
      writer.attribute("aria-level", word: element.isInUntitledDialog ? "1" : "2")
    }
    if let label = attributes.label ?? label {
      writeLabel(label, role: traitRole == nil ? role : nil)
    } else if attributes.children != nil, traitRole == nil, !element.isInControl, let role {
      writer.attribute("role", word: role)
    }
    let description = [attributes.value, attributes.hint].compactMap(\.self)
    if !description.isEmpty {
      writer.attribute("aria-description", description.joined(separator: ". "))
    }
    if let identifier = attributes.identifier { writer.attribute("data-testid", identifier) }
    let isSelected = attributes.addedTraits.contains(.isSelected)
    if attributes.addedTraits.contains(.isToggle) {
      writer.attribute("aria-pressed", word: isSelected ? "true" : "false")
    } else if isSelected {
      writer.attribute("aria-current", word: "true")
    }
    if attributes.addedTraits.contains(.updatesFrequently) {
      writer.attribute("aria-live", word: "polite")
    }
  }

  private func writeLabel(_ label: String, role: StaticString?) {
    if let role { writer.attribute("role", word: role) }
    writer.attribute("aria-label", label)
  }
}

extension Element {
  /// Whether nothing else is the first heading of what a user can reach.
  fileprivate var isInUntitledDialog: Bool {
    for container in containers {
      if (container as? ScreenElement)?.title.isEmpty == false { return false }
      if container is PresentationElement { return true }
    }
    return false
  }

  /// Whether the element is part of a control's label: a group there would not count for its name.
  var isInControl: Bool {
    enclosing(ButtonElement.self) != nil || enclosing(ToggleElement.self) != nil
      || enclosing(MenuElement.self) != nil
  }
}

extension ImageElement {
  /// What a screen reader says of a symbol: nothing beside the words of its label or its control.
  var spokenName: String? {
    if image.isDecorative { return nil }
    if let label = image.label { return label }
    guard case .system(let name) = source else { return nil }
    for current in containers {
      switch current {
      case let label as LabelElement where !label.titleElements.isEmpty: return nil
      case is ButtonElement, is ToggleElement, is MenuElement, is PickerElement:
        return AccessibleName.hasWords(current.children) ? nil : name
      case is ListElement: return name
      default: break
      }
    }
    return name
  }
}

extension ElementModifier {
  /// Whether the page has what is inside react as a button.
  var isTapArea: Bool {
    switch self {
    case .tappable: true
    case .gesture(let gesture): gesture.needs.isTouch || gesture.needs.taps != nil
    default: false
    }
  }
}

extension AccessibilityAttributes {
  /// Whether a screen reader reads what is inside as one.
  var isOneElement: Bool { children == .ignore || children == .combine }

  /// The role that the traits ask for.
  fileprivate var role: StaticString? {
    if addedTraits.contains(.isHeader) { return "heading" }
    if addedTraits.contains(.isButton) { return "button" }
    if addedTraits.contains(.isLink) { return "link" }
    if addedTraits.contains(.isImage) { return "img" }
    return nil
  }

  fileprivate func filled(with outer: AccessibilityAttributes) -> AccessibilityAttributes {
    var attributes = self
    attributes.label = label ?? outer.label
    attributes.value = value ?? outer.value
    attributes.hint = hint ?? outer.hint
    attributes.identifier = identifier ?? outer.identifier
    attributes.isHidden = isHidden ?? outer.isHidden
    attributes.children = children ?? outer.children
    attributes.addedTraits.formUnion(outer.addedTraits)
    return attributes
  }
}
