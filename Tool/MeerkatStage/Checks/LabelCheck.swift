import MeerkatViews

/// Looks for controls and images without a label.
@MainActor
struct LabelCheck {
  private var findings: [String] = []

  /// Returns what is wrong with everything that a window shows.
  static func findings(in window: WindowElement) -> [String] {
    var check = LabelCheck()
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

  /// Whether an image inside has a label of its own, which isn't the name of a symbol.
  private func hasNamedPicture(_ element: Element) -> Bool {
    (element as? ImageElement)?.image.label != nil
      || element.children.contains(where: hasNamedPicture)
  }

  private mutating func report(_ thing: String, _ image: String = "") {
    let shown = image.isEmpty ? "" : " with the image “\(image)”"
    findings.append("\(thing)\(shown) has no label: add `.accessibilityLabel(_:)`.")
  }
}
