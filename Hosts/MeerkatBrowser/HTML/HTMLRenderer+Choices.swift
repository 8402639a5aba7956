package import MeerkatViews

extension HTMLRenderer {
  /// Writes a picker as the native HTML control, so that keys and screen readers work as usual.
  package func visit(_ picker: PickerElement) {
    memory.note(picker)
    switch picker.look {
    case .menu: writeSelect(picker)
    case .segmented, .inline:
      if picker.isMenuItem { writeMenuItems(picker) } else { writeRadios(picker) }
    }
  }

  private func writeSelect(_ picker: PickerElement) {
    writer.open("label", id: picker.id)
    writer.className("picker")
    writeGrowth(of: picker)
    writer.attribute("for", .input, id: picker.id)
    writer.endTag()
    writeLabel(of: picker, isHidden: picker.isLabelHidden)
    writer.open("select", .input, id: picker.id)
    if !picker.isEnabledNow { writer.attribute("disabled") }
    writeAccessibility(of: picker)
    writer.endTag()
    let selected = picker.selectedPosition
    if selected == nil { writer.append("<option value='' selected hidden></option>") }
    for (position, option) in picker.options.enumerated() {
      writer.open("option")
      writer.attribute("value", number: Double(position))
      if position == selected { writer.attribute("selected") }
      writer.endTag()
      writer.text(option.title)
      writer.close("option")
    }
    writer.close("select")
    writer.close("label")
  }

  private func writeLabel(of picker: PickerElement, isHidden: Bool) {
    writer.open("span", .children, id: picker.id)
    writer.className("text")
    if isHidden { writer.className("unseen") }
    writer.endTag()
    write(picker.labelElements)
    writer.close("span")
  }

  private func writeRadios(_ picker: PickerElement) {
    writer.open("div", id: picker.id)
    writer.className("choices")
    writeGrowth(of: picker)
    if picker.look == .segmented {
      writer.className("segmented")
    } else {
      writer.className("inline")
    }
    writer.attribute("role", word: "radiogroup")
    if accessibility(of: picker)?.label == nil {
      writer.attribute("aria-labelledby", .children, id: picker.id)
    }
    writeAccessibility(of: picker)
    writer.endTag()
    writeLabel(of: picker, isHidden: picker.isLabelHidden || picker.look == .segmented)
    let selected = picker.selectedPosition
    for (position, option) in picker.options.enumerated() {
      writeRadio(option, of: picker, at: position, isChecked: position == selected)
    }
    writer.close("div")
  }

  private func writeRadio(
    _ option: PickerElement.Option, of picker: PickerElement, at position: Int, isChecked: Bool
  ) {
    write("label", class: "option") {
      writer.open("input", .input, id: option.element.id)
      writer.attribute("type", word: "radio")
      writer.attribute("name", .element, id: picker.id)
      writer.attribute("value", number: Double(position))
      if isChecked { writer.attribute("checked") }
      if !picker.isEnabledNow { writer.attribute("disabled") }
      writer.endTag()
      write("span", class: "text") { option.element.accept(self) }
    }
  }

  /// Inside of a menu, options are items of it.
  private func writeMenuItems(_ picker: PickerElement) {
    writer.open("div", id: picker.id)
    writer.className("choices")
    writer.attribute("role", word: "group")
    writer.attribute("aria-labelledby", .children, id: picker.id)
    writer.endTag()
    writeLabel(of: picker, isHidden: picker.isLabelHidden)
    let selected = picker.selectedPosition
    for (position, option) in picker.options.enumerated() {
      writer.openButton(.input, id: option.element.id)
      writer.attribute("role", word: "menuitemradio")
      writer.attribute("aria-checked", word: position == selected ? "true" : "false")
      writer.reports(.choice, of: picker.id, value: position)
      if !picker.isEnabledNow { writer.attribute("disabled") }
      writer.endTag()
      option.element.accept(self)
      writer.close("button")
    }
    writer.close("div")
  }
}
