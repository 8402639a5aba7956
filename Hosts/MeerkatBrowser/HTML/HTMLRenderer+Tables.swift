import MeerkatViews

extension HTMLRenderer {
  /// Writes the values of a drawing as a table that only screen readers find.
  func write(_ table: ValueTable) {
    write("table", class: "unseen") {
      if let title = table.title { write(title, as: "caption") }
      write("tr") { for heading in table.headings { write(heading, as: "th") } }
      for row in table.rows {
        write("tr") { for cell in row { write(cell, as: "td") } }
      }
    }
  }

  private func write(_ text: String, as tag: StaticString) {
    write(tag) { writer.text(text) }
  }
}
