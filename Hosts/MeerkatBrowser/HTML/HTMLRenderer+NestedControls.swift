import MeerkatViews

/// Buttons in whose labels other controls stand, such as a star in a row that is a link.
///
/// HTML has no controls inside of a button: this one lies below all of its label, which lets touches through.
extension HTMLRenderer {
  func writeBehindLabel(_ button: ButtonElement) {
    memory.hasButtonsBehindLabels = true
    writer.open("button-box", id: button.id)
    writeLook(of: button)
    end("button-box") {
      openBehindLabel(button)
      writer.close(button.tag)
      writeChildren(of: button)
    }
  }

  /// Returns the tag of the button that lies below its label.
  func tag(behindLabelOf button: ButtonElement) -> HTML { collect { openBehindLabel(button) } }

  private func openBehindLabel(_ button: ButtonElement) {
    writer.open(button.tag, .button, id: button.id)
    writeKind(of: button)
    writer.className("choose")
    writeControl(button)
    if accessibility(of: button)?.label == nil {
      let words = button.children.flatMap(\.ownTexts)
      if words.isEmpty {
        writer.attribute("aria-label", AccessibleName.of(button.children))
      } else {
        let ids = words.map { DOMPart.element.id($0.id) }
        writer.attribute("aria-labelledby", ids.joined(separator: " "))
      }
    }
    writer.endTag()
  }
}

extension ButtonElement {
  var tag: StaticString { address == nil ? "button" : "a" }

  /// Whether the page has the button behind its label.
  var isBehindLabel: Bool {
    get { state.contains(.isBehindLabel) }
    set { state.set(.isBehindLabel, newValue) }
  }

  /// Whether anything in the label takes touches or the focus itself.
  var holdsControls: Bool { !isMenuItem && children.contains { $0.isOrHoldsControl } }
}

extension Element {
  /// The button in whose label the element stands, or that it is.
  var buttonAround: ButtonElement? { self as? ButtonElement ?? enclosing(ButtonElement.self) }

  fileprivate var isOrHoldsControl: Bool {
    switch self {
    case is TextElement, is ImageElement, is ShapeElement, is SpacerElement: return false
    case is PresentationElement, is AlertElement: return true
    case let actions as ActionsElement where !actions.isForSwipes: return true
    case let area as ModifierElement where area.modifier.isTapArea: return true
    default: break
    }
    if isControl, !(self is ProgressElement) { return true }
    return children.contains { $0.isOrHoldsControl }
  }

  /// The texts inside that no other control says.
  fileprivate var ownTexts: [TextElement] {
    if let text = self as? TextElement { return text.text.plainText.isEmpty ? [] : [text] }
    guard !isControl, !AccessibleName.isHidden(self) else { return [] }
    return children.flatMap(\.ownTexts)
  }
}
