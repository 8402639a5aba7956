package import MeerkatViews

extension HTMLRenderer {
  package func visit(_ list: ListElement) {
    writer.open("ul", id: list.id)
    writer.attribute("role", word: "list")
    writer.className("list")
    writeGrowth(of: list)
    switch list.look {
    case .plain, .inset: writer.className("plain")
    case .sidebar: writer.className("sidebar")
    case .automatic, .grouped, .insetGrouped, .form: writer.className("grouped")
    }
    if list.spacing.rows != nil { writer.className("spaced") }
    if list.isEditing { writer.className("editing") }
    if let spacing = list.spacing.rows { writer.style("--row-spacing", points: spacing) }
    if let spacing = list.spacing.sections { writer.style("--section-spacing", points: spacing) }
    writeAccessibility(of: list)
    end("ul") { for row in list.children { writeRow(row) } }
  }

  /// Writes an element as a row: the item has an id of its own, by which it is moved and removed.
  func writeRow(_ element: Element) {
    if element is SkippedRowsElement { return element.accept(self) }
    writer.open("li", .row, id: element.id)
    if element.isSection { writer.className("section") }
    if let row = element.rowAttributes { writeAttributes(row) }
    let list = element.isChoice ? element.selectingList : nil
    if list != nil { writer.className("selectable") }
    writer.endTag()
    if let list {
      writeChoice(of: element, in: list)
      writer.close("button")
    }
    element.accept(self)
    writeActions(ofRow: element)
    writer.close("li")
  }

  /// Writes a placeholder for rows, with their height; the page requests those that come into view.
  package func visit(_ skipped: SkippedRowsElement) {
    let isInStack = skipped.container is StackElement || skipped.container is TrackGridElement
    let name: StaticString = isInStack ? "div" : "li"
    writer.open(name, id: skipped.id)
    writer.className("skipped")
    writer.attribute("role", word: "presentation")
    writer.attribute("data-count", number: Double(skipped.range.count))
    end(name)
  }

  /// Writes the tag of the button that covers a row and selects it.
  private func writeChoice(of row: Element, in list: ListElement) {
    let choice = PageMemory.RowChoice(row, in: list)
    memory.rowChoices[row.id] = choice
    writer.open("button", .button, id: row.id)
    writer.attribute("type", word: "button")
    writer.className("choose")
    writer.reports(.choice, of: list.id, value: row.id)
    writer.attribute("aria-label", choice.name)
    if list.isSelectionMultiple {
      writer.attribute("aria-pressed", word: choice.isSelected ? "true" : "false")
    } else if choice.isSelected {
      writer.attribute("aria-current", word: "true")
    }
    if !list.isEnabled { writer.attribute("disabled") }
    writer.endTag()
  }

  /// Returns the new tag of the button that selects a row, if it has one that has changed.
  package func changedChoice(of row: Element, in list: ListElement) -> HTML? {
    guard row.isChoice, memory.rowChoices[row.id] != PageMemory.RowChoice(row, in: list) else {
      return nil
    }
    return collect { writeChoice(of: row, in: list) }
  }

  /// Whether a button that covers a row, or lies behind its label, says what an element inside shows.
  func isSaidByRow(_ element: Element) -> Bool {
    guard memory.hasRowChoices || memory.hasButtonsBehindLabels else { return false }
    for (inner, container) in zip(element.outwards, element.containers) {
      if container.holdsRows { return inner.isChoice && inner.selectingList != nil }
      if container.isControl { return (container as? ButtonElement)?.isBehindLabel == true }
    }
    return false
  }

  private func writeAttributes(_ row: ListRowAttributes) {
    if row.hiddenSeparators.contains(.bottom) { writer.className("joined") }
    if row.hiddenSeparators.contains(.top) { writer.className("joined-above") }
    if let tint = row.separatorTint { writer.style("--line", tint) }
    if let insets = row.insets {
      writer.style("--row-top", points: insets.top)
      writer.style("--row-leading", points: insets.leading)
      writer.style("--row-bottom", points: insets.bottom)
      writer.style("--row-trailing", points: insets.trailing)
    }
    if let background = row.background { writer.background(background) }
  }

  package func visit(_ section: SectionElement) {
    writer.open("section", id: section.id)
    writeGrowth(of: section)
    // The heading says the name: a group of the same name would be read twice.
    writeAccessibility(of: section, role: "group")
    end("section") {
      writeHeader(of: section)
      writeRows(of: section)
      writeFooter(of: section)
    }
  }

  /// Writes the heading, which is there but hidden where a section has none, so that a patch finds its place.
  func writeHeader(of section: SectionElement) {
    let elements = section.headerElements
    writer.open("h2", .header, id: section.id)
    writer.className("section-header")
    if elements.isEmpty { writer.attribute("hidden") }
    end("h2") { write(elements) }
  }

  func writeFooter(of section: SectionElement) {
    let elements = section.footerElements
    writer.open("div", .footer, id: section.id)
    writer.className("section-footer")
    if elements.isEmpty { writer.attribute("hidden") }
    end("div") { write(elements) }
  }

  private func writeRows(of section: SectionElement) {
    guard section.holdsRows else {
      writer.open("v-stack", .children, id: section.id)
      writer.endTag()
      write(section.rowElements)
      return writer.close("v-stack")
    }
    writer.open("ul", .children, id: section.id)
    writer.attribute("role", word: "list")
    end("ul") { for row in section.rowElements { writeRow(row) } }
  }

  package func visit(_ scroll: ScrollElement) {
    writer.open("scroll-view", id: scroll.id)
    if scroll.axes.contains(.horizontal) { writer.className("horizontal") }
    if scroll.axes.contains(.vertical) { writer.className("vertical") }
    writeGrowth(of: scroll)
    writeAccessibility(of: scroll, role: "group")
    end("scroll-view") { writeChildren(of: scroll) }
  }
}

extension Element {
  /// Whether a row takes a button that selects it: it is not a button itself.
  fileprivate var isChoice: Bool { !isSection && !(unwrapped is ButtonElement) }

  /// Whether the element says by itself what is inside.
  var isControl: Bool {
    self is ButtonElement || self is MenuElement || self is ToggleElement || self is PickerElement
      || self is ProgressElement || self is TextFieldElement
  }

  /// Whether the element is a section, modifiers aside.
  var isSection: Bool { unwrapped is SectionElement }
}
