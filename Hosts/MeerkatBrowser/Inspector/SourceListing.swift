import MeerkatViews

/// A source file with numbered, highlighted lines, scrolled to one of them.
struct SourceListing: View {
  let line: SourceLine
  let source: String
  /// Whether to highlight the line, because it answered or was picked.
  let isMarked: Bool

  var body: some View {
    let lines = SwiftHighlighter.lines(of: source)
    let width = 8 * "\(lines.count)".count + 6
    ScrollViewReader { reader in
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Array(lines.enumerated()), id: \.offset) { row in
            HStack(alignment: .firstTextBaseline, spacing: 0) {
              Text(verbatim: "\(row.offset + 1)")
                .foregroundStyle(.secondary)
                .frame(width: Double(width), alignment: .trailing)
                .accessibilityHidden(true)
              // The page moves the first line back: what is wrapped stands further in.
              Text(attributed(row.element))
                .padding(.leading, 8 + 7 * Double(indent(of: row.element)) + Self.hanging)
            }
            .padding(.vertical, 1)
            .padding(.trailing, 12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(
              isMarked && row.offset + 1 == line.line ? Color.yellow.opacity(0.15) : Color.clear
            )
            .id(row.offset + 1)
          }
        }
        .font(.system(.caption, design: .monospaced))
      }
      .onAppear { reader.scrollTo(line.line, anchor: isMarked ? .center : .top) }
    }
  }

  /// How far in the wrapped part of a line stands, as inspector.css has it.
  private static let hanging = 14.0

  /// The number of spaces with which a line begins.
  private func indent(of parts: [SwiftHighlighter.Part]) -> Int {
    parts.first?.text.prefix { $0 == " " }.count ?? 0
  }

  private func attributed(_ parts: [SwiftHighlighter.Part]) -> AttributedString {
    guard !parts.isEmpty else { return AttributedString(" ") }
    var text = AttributedString()
    for (place, part) in parts.enumerated() {
      var piece = AttributedString(String(part.text.dropFirst(place == 0 ? indent(of: parts) : 0)))
      if let color = color(of: part.kind) { piece.foregroundColor = color }
      text += piece
    }
    return text.characters.isEmpty ? AttributedString(" ") : text
  }

  /// Colours that can be read on the page's ground, light or dark, and on the line that is marked.
  private func color(of kind: SwiftHighlighter.Kind) -> Color? {
    switch kind {
    case .plain: nil
    case .keyword: Color(.pair(light: 0x991a80, dark: 0xff80b8))
    case .type: Color(.pair(light: 0x0d5999, dark: 0x8cd9ff))
    case .text: Color(.pair(light: 0xb21a0d, dark: 0xff9980))
    case .number: Color(.pair(light: 0x261abf, dark: 0xd9cc80))
    case .comment: Color(.pair(light: 0x596673, dark: 0x99a6b2))
    case .attribute: Color(.pair(light: 0x804c0d, dark: 0xffb266))
    }
  }
}
