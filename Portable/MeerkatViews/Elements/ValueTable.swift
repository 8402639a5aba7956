/// The values that a drawing shows, for people who read them: a heading for each column, and a row for
/// each value.
package struct ValueTable: Hashable, Sendable {
  /// What the drawing is called.
  package var title: String?
  package var headings: [String]
  /// The cells of each row; the last one is the value.
  package var rows: [[String]]

  @Memberwise
  package init(title: String? = nil, headings: [String], rows: [[String]])
}

extension View {
  /// Has screen readers and text screens read a table in place of what the view draws.
  nonisolated package func readable(as table: ValueTable) -> some View { modified(.table(table)) }
}
