import MeerkatViews

extension HTMLRenderer {
  /// Writes what stands for swiping and dragging a row: buttons that everybody can reach.
  func writeEditing(of row: Element) {
    let editing = row.rowEditing
    memory.noteEditing(row.id, PageMemory.Editing(editing))
    guard let editing else { return }
    row.becomeEditable()
    writer.open("span")
    writer.className("row-edit")
    writer.endTag()
    writeMoreButton(for: row)
    if editing.canMove {
      writeButton(.moveUp, "arrow.up", "Move up", for: row)
      writeButton(.moveDown, "arrow.down", "Move down", for: row)
    }
    if editing.canDelete { writeButton(.delete, "trash", "Delete", for: row) }
    writer.close("span")
  }

  /// Writes what shows the actions of a row to those who don't swipe, where they have no room of their own.
  func writeMoreButton(for element: Element) {
    writer.open("button")
    writer.attribute("type", word: "button")
    writer.className("more")
    writer.attribute("aria-expanded", word: "false")
    writer.attribute("aria-label", "More actions")
    writer.endTag()
    writeSymbol("ellipsis", for: element)
    writer.close("button")
  }

  private func writeSymbol(_ name: String, for row: Element) {
    writer.open("svg")
    writer.attribute("viewBox", "0 0 24 24")
    writer.className("symbol")
    writer.attribute("aria-hidden", word: "true")
    writer.endTag()
    writer.symbol(markup(of: name, id: row.id))
    writer.close("svg")
  }

  private func writeButton(
    _ event: EventKind, _ symbol: String, _ label: String, for row: Element
  ) {
    writer.open("button")
    writer.attribute("type", word: "button")
    writer.reports(event, of: row.id)
    writer.attribute("aria-label", label)
    writer.attribute("aria-describedby", .element, id: row.id)
    writer.attribute("title", label)
    if !row.isEnabled { writer.attribute("disabled") }
    writer.endTag()
    writeSymbol(symbol, for: row)
    writer.close("button")
  }
}
