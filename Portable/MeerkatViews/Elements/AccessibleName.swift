/// The name of an element for a screen reader.
///
/// The name is its `accessibilityLabel`, or else the texts inside, joined by commas, or else the
/// pictures inside.
@MainActor
package struct AccessibleName {
  private var words: [String] = []
  private var pictures: [String] = []

  package static func of(_ elements: [Element]) -> String {
    var name = AccessibleName()
    for element in elements { name.add(element) }
    return (name.words.isEmpty ? name.pictures : name.words).joined(separator: ", ")
  }

  /// Whether elements are named by words, not by pictures alone.
  package static func hasWords(_ elements: [Element]) -> Bool {
    var name = AccessibleName()
    for element in elements { name.add(element) }
    return !name.words.isEmpty
  }

  /// Whether a modifier around an element hides it.
  package static func isHidden(_ element: Element) -> Bool {
    var modifiers = element.modifiers
    while let modifier = modifiers.next() {
      switch modifier {
      case .hidden, .opacity(0): return true
      case .accessibility(let attributes): if attributes.isHidden ?? false { return true }
      default: break
      }
    }
    return false
  }

  /// Returns the title of the top screen inside.
  package static func title(in element: Element) -> String {
    for child in element.children {
      if let navigation = child as? NavigationElement {
        return navigation.screens.last?.title ?? ""
      }
      let title = title(in: child)
      if !title.isEmpty { return title }
    }
    return ""
  }

  private mutating func add(_ element: Element) {
    switch element {
    case let text as TextElement:
      if !text.text.spokenText.isEmpty { words.append(text.text.spokenText) }
    case let image as ImageElement: add(image)
    case let field as TextFieldElement:
      words.append(field.text.isEmpty || field.isSecret ? field.label : field.text)
    case let modifier as ModifierElement: add(modifier)
    case let actions as ActionsElement: if let row = actions.wrapped { add(row) }
    case let picker as PickerElement:
      for child in picker.labelElements { add(child) }
      if let chosen = picker.selectedPosition { words.append(picker.options[chosen].title) }
    case let fitting as FittingElement: if let shown = fitting.shown { add(shown) }
    case let menu as MenuElement: for child in menu.labelElements { add(child) }
    case let label as LabelElement:
      for child in label.titleElements { add(child) }
      for child in label.iconElements where label.titleElements.isEmpty { add(child) }
    default: for child in element.children { add(child) }
    }
  }

  private mutating func add(_ image: ImageElement) {
    guard !image.image.isDecorative else { return }
    if let label = image.image.label { return pictures.append(label) }
    if case .system(let name) = image.source { pictures.append(name) }
  }

  private mutating func add(_ modifier: ModifierElement) {
    switch modifier.modifier {
    case .hidden, .opacity(0): return
    case .accessibility(let attributes):
      if attributes.isHidden ?? false { return }
      if let label = attributes.label { return words.append(label) }
    default: break
    }
    for child in modifier.children { add(child) }
  }
}
