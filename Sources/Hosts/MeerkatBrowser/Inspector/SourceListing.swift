import Foundation
import MeerkatViews

/// A source file with numbered, highlighted lines, scrolled to one of them.
struct SourceListing: View {
  let line: SourceLine
  let source: String
  /// Whether to highlight the line, because it answered.
  let isAnswer: Bool

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let lines = SwiftHighlighter.lines(of: source)
    let width = 8 * "\(lines.count)".count + 6
    ScrollViewReader { reader in
      ScrollView([.vertical, .horizontal]) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Array(lines.enumerated()), id: \.offset) { row in
            HStack(alignment: .firstTextBaseline, spacing: 8) {
              Text(verbatim: "\(row.offset + 1)")
                .foregroundStyle(.secondary)
                .frame(width: Double(width), alignment: .trailing)
                .accessibilityHidden(true)
              Text(attributed(row.element))
            }
            .padding(.vertical, 1)
            .padding(.trailing, 12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(isMarked(row.offset) ? Color.yellow.opacity(0.3) : Color.clear)
            .id(row.offset + 1)
          }
        }
        .font(.system(.caption, design: .monospaced))
        .lineLimit(1)
        .fixedSize(horizontal: true, vertical: false)
      }
      .onAppear { reader.scrollTo(line.line, anchor: isAnswer ? .center : .top) }
    }
  }

  private func isMarked(_ offset: Int) -> Bool { isAnswer && offset + 1 == line.line }

  private func attributed(_ parts: [SwiftHighlighter.Part]) -> AttributedString {
    guard !parts.isEmpty else { return AttributedString(" ") }
    var text = AttributedString()
    for part in parts {
      var piece = AttributedString(part.text)
      if let color = color(of: part.kind) { piece.foregroundColor = color }
      text += piece
    }
    return text
  }

  /// Colours that can be read on the page's ground, light or dark.
  private func color(of kind: SwiftHighlighter.Kind) -> Color? {
    let isDark = colorScheme == .dark
    return switch kind {
    case .plain: nil
    case .keyword:
      isDark ? Color(red: 1, green: 0.5, blue: 0.72) : Color(red: 0.6, green: 0.1, blue: 0.5)
    case .type:
      isDark ? Color(red: 0.55, green: 0.85, blue: 1) : Color(red: 0.05, green: 0.35, blue: 0.6)
    case .text:
      isDark ? Color(red: 1, green: 0.6, blue: 0.5) : Color(red: 0.7, green: 0.1, blue: 0.05)
    case .number:
      isDark ? Color(red: 0.85, green: 0.8, blue: 0.5) : Color(red: 0.15, green: 0.1, blue: 0.75)
    case .comment:
      isDark ? Color(red: 0.6, green: 0.65, blue: 0.7) : Color(red: 0.35, green: 0.4, blue: 0.45)
    case .attribute:
      isDark ? Color(red: 1, green: 0.7, blue: 0.4) : Color(red: 0.5, green: 0.3, blue: 0.05)
    }
  }
}
