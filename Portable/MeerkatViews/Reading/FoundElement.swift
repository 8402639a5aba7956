/// The role of an element, as a user understands it.
package enum ElementRole: String, Hashable, Sendable, CaseIterable {
  case button, link, toggle, textField, tab, row, header, text, image, progress
  case picker, menu, option, alert, sheet, tapArea
}

/// An element on screen, as a screen reader tells about it, and how to act on it.
package struct FoundElement {
  package var role: ElementRole
  /// Its name.
  package var label: String
  package var value: String?
  package var isEnabled = true
  /// Whether a switch is on, or a tab, an option or a button is selected; nil for other elements.
  package var isOn: Bool?
  package var isFocused = false
  /// The element that events go to.
  package let target: Element
  /// The event of a tap, or nil if a tap does nothing.
  package var tap: ElementEvent?
  /// What its gesture needs to be recognised.
  package var gesture: GestureNeeds?
  /// Whether it is a sheet or alert, which can be closed.
  package var closes = false
  /// The element of the row, if this is a row of a list.
  package var rowElement: Element?
  /// What offers further actions for it in a menu.
  package var actions: ActionsElement?
  /// Further names, such as the prompt of a field.
  package var otherNames: [String] = []
  /// The label of the row around it.
  package var row: String?

  @Memberwise
  package init(_ role: ElementRole, _ label: String, _ target: Element)

  package var names: [String] { [label] + otherNames }
}

@MainActor
extension FoundElement {
  /// Whether it is something to choose from.
  package var hasChoices: Bool {
    if let element = rowElement ?? actions { return !ScreenReader.actions(of: element).isEmpty }
    return role == .picker || role == .menu
  }

  /// What it offers: options, items of a menu, actions of a row.
  package var choices: [FoundElement] {
    let own =
      switch target {
      case let picker as PickerElement where rowElement == nil: picker.foundOptions
      case let menu as MenuElement where rowElement == nil: ScreenReader.items(of: menu)
      default: [] as [FoundElement]
      }
    return own + ((rowElement ?? actions).map { ScreenReader.actions(of: $0) } ?? [])
  }
}

extension PickerElement {
  fileprivate var foundOptions: [FoundElement] {
    let chosen = selectedPosition
    return options.enumerated().map { position, option in
      var found = FoundElement(.option, AccessibleName.of([option.element]), self)
      found.isEnabled = isEnabledNow
      found.isOn = position == chosen
      found.tap = .select(position)
      return found
    }
  }
}
