import MeerkatViews

extension HTMLRenderer {
  /// Writes what a user can do with a row: what a swipe shows, and what a pointer and the keyboard reach.
  func writeActions(ofRow row: Element) {
    let editing = row.rowEditing
    let swipes = row.swipeActions
    let known = PageMemory.Editing(row)
    memory.editableRows[row.id] = known
    guard known != nil else { return }
    row.becomeEditable()
    let name = row.firstText
    memory.rowNames[row.id] = name?.id
    write("span", class: "row-actions") {
      if editing?.canDelete == true {
        writeButton(class: "remove", "minus.circle.fill", "Delete", name, for: row)
      }
      for edge in HorizontalEdge.allCases { writeSwipes(at: edge, swipes, of: row, editing) }
      writeButton(class: "more", "ellipsis", "More actions for", name, for: row)
      if editing?.canMove == true {
        writeButton(.moveUp, "Move Up", for: row)
        writeButton(.moveDown, "Move Down", for: row)
        writeButton(class: "handle", "line.3.horizontal", "Reorder", name, for: row)
      }
    }
  }

  /// Writes what a swipe shows at an edge of a row: first what it does if it goes over all of the row.
  private func writeSwipes(
    at edge: HorizontalEdge, _ actions: [ActionsElement], of row: Element, _ editing: RowEditing?
  ) {
    let actions = actions.filter { if case .swipe(edge, _) = $0.location { true } else { false } }
    let isDeletable = edge == .trailing && editing?.canDelete == true
    guard !actions.isEmpty || isDeletable else { return }
    writer.open("span")
    writer.className("swipes")
    writer.className(edge == .leading ? "leading" : "trailing")
    let isWhole = actions.first.map { $0.location == .swipe(edge, isWhole: true) } ?? true
    if isWhole { writer.className("whole") }
    writer.endTag()
    for actions in actions {
      write("span", .children, id: actions.id, class: "boxless") { write(actions.actionElements) }
    }
    if isDeletable { writeButton(.delete, "Delete", for: row) }
    writer.close("span")
  }

  /// Writes a button whose name ends in the words of a text, also after these have changed.
  private func writeButton(
    class name: StaticString, _ symbol: String, _ verb: String, _ text: TextElement?,
    for row: Element
  ) {
    writer.openButton(class: name)
    if let text {
      writer.attribute("aria-labelledby", "word-\(name) \(DOMPart.element.id(text.id))")
    } else {
      writer.attribute("aria-label", "\(row.word(verb)) \(AccessibleName.of([row]))")
    }
    if !row.isEnabled { writer.attribute("disabled") }
    end("button") { writeSymbol(symbol, of: row) }
  }

  private func writeButton(_ event: EventKind, _ label: String, for row: Element) {
    writer.openButton()
    if event == .delete { writer.className("destructive") }
    writer.reports(event, of: row.id)
    if !row.isEnabled { writer.attribute("disabled") }
    end("button") { writer.text(row.word(label)) }
  }
}

extension Element {
  /// The first text inside, by which a user calls a row.
  var firstText: TextElement? {
    if let text = self as? TextElement, !text.text.plainText.isEmpty { return text }
    if AccessibleName.isHidden(self) { return nil }
    return children.lazy.compactMap(\.firstText).first
  }
}
