/// Looks for what keeps people from using a screen: controls and pictures without a name.
@MainActor
package struct ScreenCheck {
  /// Something to change, such as a button without a label.
  package struct Finding: Hashable, CustomStringConvertible {
    /// What was found, and what to do.
    package let description: String
  }

  private var findings: [Finding] = []

  /// Returns what is wrong with everything that a window shows.
  package static func findings(in window: WindowElement) -> [Finding] {
    var check = ScreenCheck()
    check.look(at: window, isNamed: false)
    return check.findings
  }

  private mutating func look(at element: Element, isNamed: Bool) {
    var isNamed = isNamed
    switch element {
    case let modifier as ModifierElement:
      switch modifier.modifier {
      case .hidden, .opacity(0): return
      case .accessibility(let attributes):
        if attributes.isHidden ?? false { return }
        if attributes.label != nil { isNamed = true }
      default: break
      }
    case let button as ButtonElement:
      if !isNamed, !AccessibleName.hasWords(button.children),
        !button.children.contains(where: hasNamedPicture)
      {
        report("A button", AccessibleName.of(button.children))
      }
      return
    case let toggle as ToggleElement:
      if !isNamed, AccessibleName.of(toggle.children).isEmpty { report("A toggle") }
      return
    case let field as TextFieldElement:
      if !isNamed, field.label.isEmpty, field.prompt ?? "" == "" { report("A text field") }
    case let picker as PickerElement:
      if !isNamed, AccessibleName.of(picker.labelElements).isEmpty { report("A picker") }
      return
    case let image as ImageElement:
      if !isNamed, !image.image.isDecorative, AccessibleName.of([image]).isEmpty {
        report("An image")
      }
    default: break
    }
    for child in element.children { look(at: child, isNamed: isNamed) }
  }

  /// Whether a picture inside has a label of its own, which isn't the name of a symbol.
  private func hasNamedPicture(_ element: Element) -> Bool {
    (element as? ImageElement)?.image.label != nil
      || element.children.contains(where: hasNamedPicture)
  }

  private mutating func report(_ thing: String, _ picture: String = "") {
    let shown = picture.isEmpty ? "" : " with the picture “\(picture)”"
    findings.append(
      Finding(description: "\(thing)\(shown) has no label: add `.accessibilityLabel(_:)`."))
  }
}
