import MeerkatViews

/// The classes of alignments.
///
/// What is centred has none.
extension HorizontalAlignment {
  func writeClass(to writer: inout HTMLWriter) {
    if self == .leading { writer.className("leading") }
    if self == .trailing { writer.className("trailing") }
  }
}

extension VerticalAlignment {
  func writeClass(to writer: inout HTMLWriter) {
    if self == .top { writer.className("top") }
    if self == .bottom { writer.className("bottom") }
    if self == .firstTextBaseline { writer.className("first-line") }
    if self == .lastTextBaseline { writer.className("last-line") }
  }
}

extension Alignment {
  func writeClasses(to writer: inout HTMLWriter) {
    horizontal.writeClass(to: &writer)
    vertical.writeClass(to: &writer)
  }
}
