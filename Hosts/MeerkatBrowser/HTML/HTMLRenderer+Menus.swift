package import MeerkatViews

extension HTMLRenderer {
  /// Writes a button and its menu, which the browser opens, and in which the client moves the
  /// focus.
  package func visit(_ menu: MenuElement) {
    write("span", id: menu.id, class: "menu") {
      if menu.hasPrimaryAction { writePrimaryButton(of: menu) }
      writeOpener(of: menu)
      writer.open("div", .children, id: menu.id)
      writer.attribute("popover")
      writer.className("items")
      writer.attribute("role", word: "menu")
      writer.attribute("aria-labelledby", .button, id: menu.id)
      writer.endTag()
      write(menu.itemElements)
      writer.close("div")
    }
  }

  private func writeOpener(of menu: MenuElement) {
    writer.openButton(.button, id: menu.id, class: "opener")
    writeLook(of: menu)
    writer.attribute("popovertarget", .children, id: menu.id)
    writer.attribute("aria-haspopup", word: "menu")
    if menu.isMenuItem { writer.attribute("role", word: "menuitem") }
    if !menu.isEnabledNow { writer.attribute("disabled") }
    if menu.hasPrimaryAction {
      writer.attribute("aria-label", menu.word("More"))
    } else {
      writeAccessibility(of: menu)
    }
    writer.endTag()
    if !menu.hasPrimaryAction { write(menu.labelElements) }
    writer.close("button")
  }

  private func writePrimaryButton(of menu: MenuElement) {
    writer.openButton(.input, id: menu.id, class: "primary")
    writeLook(of: menu)
    writer.reports(.press, of: menu.id)
    if !menu.isEnabledNow { writer.attribute("disabled") }
    writeAccessibility(of: menu)
    writer.endTag()
    write(menu.labelElements)
    writer.close("button")
  }

  private func writeLook(of menu: MenuElement) {
    switch menu.look {
    case .automatic, .plain, .borderless: break
    case .bordered: writer.className("bordered")
    case .borderedProminent: writer.className("prominent")
    }
  }
}

extension HTMLRenderer {
  package func visit(_ actions: ActionsElement) {
    writer.open("view-box", id: actions.id)
    writeGrowth(of: actions)
    switch actions.location {
    case .swipe: break
    case .contextMenu:
      writer.className("context")
      // Without a pointer, the menu opens at the focus.
      if !actions.unwrapped.takesFocus { writer.attribute("tabindex", word: "0") }
    case .screenReader: writer.className("aided")
    }
    end("view-box") {
      if let content = actions.wrapped { content.accept(self) }
      // What a swipe shows stands in the row itself.
      if !actions.isForSwipes { writeActions(of: actions) }
    }
  }

  private func writeActions(of actions: ActionsElement) {
    writer.open("div", .children, id: actions.id)
    if actions.location == .contextMenu {
      writer.attribute("popover")
      writer.className("items")
      writer.attribute("role", word: "menu")
      writer.attribute("aria-labelledby", .element, id: actions.id)
    } else {
      // Seen as soon as the keyboard comes to one of them.
      writer.className("aids")
      writer.attribute("role", word: "group")
      writer.attribute("aria-label", actions.word("Actions"))
    }
    end("div") { write(actions.actionElements) }
  }
}

extension Element {
  /// Whether the keyboard reaches the element itself, or a part of it.
  fileprivate var takesFocus: Bool {
    if let stack = self as? StackElement {
      return stack.children.contains { $0.unwrapped.takesFocus }
    }
    return self is ButtonElement || self is MenuElement || self is ToggleElement
      || self is TextFieldElement || self is PickerElement
  }
}

extension MenuElement {
  /// Whether an element inside is an item, and not part of the label.
  func isItem(_ element: Element) -> Bool { itemElements.contains { $0 === element } }
}
