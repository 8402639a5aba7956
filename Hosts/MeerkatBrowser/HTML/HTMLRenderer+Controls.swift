package import MeerkatViews

extension HTMLRenderer {
  package func visit(_ button: ButtonElement) {
    button.isBehindLabel = button.holdsControls
    if button.isBehindLabel { return writeBehindLabel(button) }
    let tag = button.tag
    writer.open(tag, id: button.id)
    writeKind(of: button)
    writeLook(of: button)
    writeControl(button)
    end(tag) { writeChildren(of: button) }
  }

  func writeLook(of button: ButtonElement) {
    writeGrowth(of: button)
    if button.isRow { writer.className("row") }
    if button.isLink { writer.className("link") }
    switch button.look {
    case .automatic: break
    case .plain: writer.className("plain")
    case .borderless: writer.className("borderless")
    case .bordered: writer.className("bordered")
    case .borderedProminent: writer.className("prominent")
    }
    if button.role == .destructive { writer.className("destructive") }
    if button.role == .cancel { writer.className("cancel") }
  }

  func writeKind(of button: ButtonElement) {
    if let address = button.address {
      writeAddress(address, of: button)
    } else {
      writer.attribute("type", word: "button")
    }
  }

  /// Writes what the browser and screen readers have to know of a button.
  func writeControl(_ button: ButtonElement) {
    if !button.isEnabledNow {
      button.address != nil
        ? writer.attribute("aria-disabled", word: "true") : writer.attribute("disabled")
    }
    if button.isMenuItem { writer.attribute("role", word: "menuitem") }
    if button.showsPresses { writer.attribute("data-press") }
    if let shortcut = button.shortcut { writer.attribute("aria-keyshortcuts", shortcut.keys) }
    if button.isSelectedRow { writer.attribute("aria-current", word: "true") }
    writeAccessibility(of: button)
  }

  /// Writes where a link leads, so that it can be copied and opened in another tab.
  private func writeAddress(_ address: String, of button: ButtonElement) {
    guard button.isEnabledNow else { return }
    if let address = PageAddress(address)?.text ?? safeAddress(address) {
      writer.attribute("href", address)
      writer.attribute("rel", "noopener noreferrer")
    } else {
      writer.attribute("tabindex", word: "0")
    }
  }

  /// Writes a label around the children and the switch.
  ///
  /// The switch has its own id, because its state changes separately.
  package func visit(_ toggle: ToggleElement) {
    if isShallow { return writeSwitch(of: toggle) }
    writer.open("label", id: toggle.id)
    writer.className("toggle")
    writeGrowth(of: toggle)
    if toggle.isLabelHidden { writer.className("bare") }
    // Else the label would be that of the first control in it, such as a progress bar.
    writer.attribute("for", .input, id: toggle.id)
    writer.endTag()
    write("span", .children, id: toggle.id, class: "text") { writeChildren(of: toggle) }
    writeSwitch(of: toggle)
    writer.close("label")
  }

  private func writeSwitch(of toggle: ToggleElement) {
    writer.open("input", .input, id: toggle.id)
    writer.attribute("type", word: "checkbox")
    writer.attribute("role", word: "switch")
    if !toggle.isEnabledNow { writer.attribute("disabled") }
    writeAccessibility(of: toggle)
    if !isShallow {
      if toggle.isOn { writer.attribute("checked") }
      memory.note(toggle)
    }
    writer.endTag()
  }

  package func visit(_ field: TextFieldElement) {
    let name: StaticString = field.isMultiline ? "textarea" : "input"
    writer.open(name, id: field.id)
    writer.className("field")
    if field.kind.isCompact { writer.className("compact") }
    writeGrowth(of: field)
    switch field.look {
    case .automatic: break
    case .plain: writer.className("bare")
    case .roundedBorder: writer.className("bordered")
    }
    if field.isMultiline {
      writer.attribute("rows", word: "1")
    } else if field.isSecure {
      writer.attribute("type", word: "password")
    } else if field.kind != .text {
      writeKind(of: field)
    } else if accessibility(of: field)?.addedTraits.contains(.isSearchField) == true {
      writer.attribute("type", word: "search")
    } else {
      writer.attribute("type", word: "text")
    }
    writeKeyboard(field.keyboard)
    if !field.isEnabledNow { writer.attribute("disabled") }
    if field.isFocused { writer.attribute("data-focus") }
    if field.isSecret { writer.attribute("data-secret") }
    writer.attribute("placeholder", field.prompt ?? field.label)
    writeAccessibility(of: field, label: field.label)
    if !isShallow {
      // A secret is never part of a page, which may be stored.
      if !field.isMultiline, !field.isSecure { writer.attribute("value", field.text) }
      memory.note(field)
    }
    writer.endTag()
    guard field.isMultiline, !isShallow else { return }
    // HTML drops the first line break of a text area.
    writer.text("\n")
    writer.text(field.text)
    writer.close("textarea")
  }

  private func writeKeyboard(_ keyboard: FieldKeyboard) {
    // The app says what is in a field: unless it says what the field is for, what the browser
    // remembers would contradict it.
    if let token = keyboard.contentType?.token {
      writer.attribute("autocomplete", token)
    } else {
      writer.attribute("autocomplete", word: "off")
    }
    if let mode = keyboard.type.inputMode { writer.attribute("inputmode", word: mode) }
    if let capitalization = keyboard.capitalization {
      writer.attribute("autocapitalize", capitalization == "never" ? "none" : capitalization)
    }
    if !keyboard.isCorrecting {
      writer.attribute("autocorrect", word: "off")
      writer.attribute("spellcheck", word: "false")
    }
    if let hint = keyboard.enterKeyHint { writer.attribute("enterkeyhint", word: hint) }
  }

  /// Writes which of the browser's own fields suits what is typed, and its bounds.
  private func writeKind(of field: TextFieldElement) {
    switch field.kind {
    case .text: writer.attribute("type", word: "text")
    case .time: writer.attribute("type", word: "time")
    case .color: writer.attribute("type", word: "color")
    case .date(let least, let most):
      writer.attribute("type", word: "date")
      writeBounds(least, most)
    case .dateAndTime(let least, let most):
      writer.attribute("type", word: "datetime-local")
      writeBounds(least, most)
    }
  }

  private func writeBounds(_ least: String?, _ most: String?) {
    if let least { writer.attribute("min", least) }
    if let most { writer.attribute("max", most) }
  }

  package func visit(_ progress: ProgressElement) {
    let isLabelled = !progress.children.isEmpty
    writer.open("span", id: progress.id)
    if progress.fraction == nil {
      writer.className("spinner")
      writer.attribute("role", word: "status")
      writeAccessibility(of: progress, label: isLabelled ? nil : "In progress")
    } else {
      writer.className("progress")
      writeGrowth(of: progress)
    }
    end("span") {
      writer.open("span", .children, id: progress.id)
      writer.className("text")
      if progress.isLabelHidden { writer.className("unseen") }
      end("span") { writeChildren(of: progress) }
      if let fraction = progress.fraction { writeBar(fraction, of: progress, isLabelled) }
    }
  }

  private func writeBar(_ fraction: Double, of progress: ProgressElement, _ isLabelled: Bool) {
    writer.open("progress", .input, id: progress.id)
    writer.attribute("max", word: "1")
    writer.attribute("value", number: fraction)
    if isLabelled {
      writer.attribute("aria-labelledby", .children, id: progress.id)
    }
    // What a control is called is what its label says.
    if progress.isInControl { writer.attribute("aria-hidden", word: "true") }
    writeAccessibility(of: progress)
    end("progress")
  }
}
