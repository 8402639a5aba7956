package import MeerkatViews

extension HTMLRenderer {
  /// Writes the columns of a split view.
  ///
  /// All are in the page; depending on the width of the window, the style sheet shows them side by
  /// side or one at a time.
  package func visit(_ split: SplitElement) {
    memory.noteWayBack(split)
    writer.open("split-view", id: split.id)
    writeGrowth(of: split)
    if split.shownCount < split.columns.count { writer.className("folded") }
    end("split-view") {
      writeChildren(of: split)
      openButton("fold", .press, "Show or hide the sidebar", of: split)
      end("button") { writeSymbol("sidebar.left", of: split) }
    }
  }

  /// Writes a column; the first one is a landmark for navigation.
  package func visit(_ column: ColumnElement) {
    let name: StaticString = column.position == 0 ? "nav" : "section"
    writer.open(name, id: column.id)
    if column.position == 0 { writer.attribute("aria-label", column.word("Sidebar")) }
    writer.className("column")
    if column.isInSight { writer.className("in-sight") }
    if column.isAway { writer.className("away") }
    if let width = column.width { writeWidth(width) }
    end(name) { writeChildren(of: column) }
  }

  private func writeWidth(_ width: ColumnWidth) {
    writer.style("--width", points: max(0, width.ideal))
    if let least = width.least { writer.style("--least", points: max(0, least)) }
    if let most = width.most, most.isFinite { writer.style("--most", points: max(0, most)) }
  }
}
