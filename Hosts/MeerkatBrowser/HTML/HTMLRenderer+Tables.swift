import MeerkatViews

extension HTMLRenderer {
  /// Writes the values of a drawing as a table that only screen readers find.
  func write(_ table: ValueTable) {
    writer.open("table")
    writer.className("unseen")
    writer.endTag()
    if let title = table.title { write(title, as: "caption") }
    writer.open("tr")
    writer.endTag()
    for heading in table.headings { write(heading, as: "th") }
    writer.close("tr")
    for row in table.rows {
      writer.open("tr")
      writer.endTag()
      for cell in row { write(cell, as: "td") }
      writer.close("tr")
    }
    writer.close("table")
  }

  private func write(_ text: String, as tag: StaticString) {
    writer.open(tag)
    writer.endTag()
    writer.text(text)
    writer.close(tag)
  }
}
