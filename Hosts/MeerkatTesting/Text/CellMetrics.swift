package import MeerkatViews

/// The sizes of elements in a terminal.
///
/// A cell is 8 points wide and 20 points high.
@MainActor
package final class CellMetrics: LayoutMetrics {
  private static let cell = CGSize(width: 8, height: 20)

  package init() {}

  package var spacing: CGSize { CGSize(width: 1, height: 0) }
  package var padding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) }
  package var spacerLength: CGSize { CGSize(width: 1, height: 0) }
  package var flexibleSize: CGSize { CGSize(width: 1, height: 1) }

  package var unlimitedHeight: CGFloat? { 600 }

  private func side(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? CellMetrics.cell.width : CellMetrics.cell.height
  }

  /// Returns a whole number of cells; half a cell counts as none.
  package func length(_ points: CGFloat, along axis: Axis) -> CGFloat {
    guard points.isFinite else { return points }
    let cells = points.magnitude / side(axis)
    return (cells - 0.5).rounded(.up) * (points < 0 ? -1 : 1)
  }

  package func frameLength(_ points: CGFloat, along axis: Axis) -> CGFloat {
    points > 0 ? max(1, length(points, along: axis)) : 0
  }

  package func points(_ length: CGFloat, along axis: Axis) -> CGFloat { length * side(axis) }

  package func size(of leaf: Element, for proposal: ProposedViewSize) -> CGSize {
    switch leaf {
    case let text as TextElement:
      let wrapped = CellMetrics.wrapped(text, width: proposal.width, height: proposal.height)
      return CGSize(width: wrapped.width, height: wrapped.lines.count)
    case let image as ImageElement:
      return CGSize(width: image.glyph.cells, height: 1)
    case let field as TextFieldElement:
      if field.kind.isCompact {
        return CGSize(width: CGFloat(field.shownText.cells + 2), height: 1)
      }
      let width = proposal.width.map { max(4, $0) } ?? 24
      return CGSize(width: width, height: CGFloat(fieldHeight(field, width: width)))
    default: return .zero
    }
  }

  private func fieldHeight(_ field: TextFieldElement, width: CGFloat) -> Int {
    guard field.isMultiline, width.isFinite else { return 1 }
    return WrappedText(field.text, width: Int(width) - 2).lines.count
  }

  /// Returns the lines of a text in a width and height, in cells.
  static func wrapped(_ text: TextElement, width: CGFloat?, height: CGFloat?) -> WrappedText {
    let columns = width.flatMap { $0.isFinite ? max(1, Int($0)) : nil }
    let rows = height.flatMap { $0.isFinite ? max(1, Int($0)) : nil }
    let limit = [rows, text.layout.lineLimit].compactMap { $0 }.min()
    return WrappedText(text.shownText, width: columns, limit: limit)
  }

  package func baselines(of leaf: Element, for proposal: ProposedViewSize) -> Baselines? {
    guard leaf is TextElement else { return nil }
    return Baselines(first: 1, last: size(of: leaf, for: proposal).height)
  }

  package func rule(for element: Element) -> (any LayoutRule)? { CellRules.rule(for: element) }
}

extension TextElement {
  /// The characters in the letters that the surroundings ask for.
  var shownText: String {
    if layout.isRedacted {
      return String(text.plainText.map { $0.isWhitespace ? $0 : "▒" })
    }
    return text.plainText.cased(layout.textCase)
  }
}

extension String {
  package func cased(_ textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    case nil: self
    }
  }
}

extension TextFieldElement {
  /// The text as people read it: a day and a time with a space between, and a secret as dots.
  package var shownText: String {
    if isSecure { return String(repeating: "•", count: text.count) }
    if case .dateAndTime = kind { return text.replacing("T", with: " ") }
    return text
  }
}

extension ImageElement {
  /// What stands for the image.
  var glyph: String {
    if surroundings.isRedacted { return "▒" }
    return switch source {
    case .system(let name): String(SystemSymbol.shown(for: name).glyph)
    default: "▣"
    }
  }
}
