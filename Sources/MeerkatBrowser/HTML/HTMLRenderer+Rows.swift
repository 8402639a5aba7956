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
    if editing.canMove {
      writeButton("y", "arrow.up", "Move up", for: row)
      writeButton("z", "arrow.down", "Move down", for: row)
    }
    if editing.canDelete { writeButton("x", "trash", "Delete", for: row) }
    writer.close("span")
  }

  private func writeButton(
    _ event: StaticString, _ symbol: String, _ label: String, for row: Element
  ) {
    writer.open("button")
    writer.attribute("type", word: "button")
    writer.attribute("data-event", word: event)
    writer.attribute("data-id", number: Double(row.id))
    writer.attribute("aria-label", label)
    writer.attribute("aria-describedby", .element, id: row.id)
    writer.attribute("title", label)
    if !row.isEnabled { writer.attribute("disabled") }
    writer.endTag()
    writer.open("svg")
    writer.attribute("viewBox", "0 0 24 24")
    writer.className("symbol")
    writer.attribute("aria-hidden", word: "true")
    writer.endTag()
    writer.symbol(markup(of: symbol, id: row.id))
    writer.close("svg")
    writer.close("button")
  }
}
