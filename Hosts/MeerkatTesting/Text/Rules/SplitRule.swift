package import MeerkatViews

/// Lays out the columns of a split view that are shown side by side.
@MainActor
package protocol ColumnsRule: LayoutRule {
  var split: SplitElement { get }
  /// The width where none is proposed.
  static var usualTotal: CGFloat { get }
  /// Whether columns stand in cells, with a line of one cell between.
  static var isInCells: Bool { get }

  /// The widths of the columns that are shown.
  func widths(_ total: CGFloat, _ parts: [LayoutNode]) -> [CGFloat]
}

extension ColumnsRule {
  package static var isInCells: Bool { false }

  package func parts(of element: Element) -> [Element] {
    element.children.filter { ($0 as? ColumnElement)?.isShown == true }
  }

  package func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let width = proposal.width ?? Self.usualTotal
    let heights = zip(parts, widths(width, parts)).map { part, width in
      part.size(ProposedViewSize(width: width, height: proposal.height)).height
    }
    return CGSize(width: width, height: proposal.height ?? heights.max() ?? 0)
  }

  package func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    var x: CGFloat = 0
    return widths(size.width, parts).map { width in
      defer { x += Self.isInCells ? width + 1 : width }
      let offer = ProposedViewSize(width: width, height: size.height)
      return Self.isInCells ? .init(x: x, y: 0, offer) : .init(CGPoint(x: x, y: 0), offer)
    }
  }
}

/// Lays out the columns of a split view: side by side with a line between, or only the visible one.
struct SplitRule: ColumnsRule {
  unowned let split: SplitElement

  /// The width of the window, in cells, from which on columns stand side by side.
  static let leastWidth = 60
  static let usualTotal = CGFloat(leastWidth)
  static let isInCells = true
  /// The width that a leading column gets where the app says nothing, in cells.
  private static let usualWidth: CGFloat = 24
  /// The width that the last column keeps, in cells.
  private static let leastDetail: CGFloat = 20

  func widths(_ total: CGFloat, _ parts: [LayoutNode]) -> [CGFloat] {
    var left = total
    var widths: [CGFloat] = []
    for (index, part) in parts.dropLast().enumerated() {
      let others = CGFloat(parts.count - 2 - index) * 8
      let wanted =
        (part.element as? ColumnElement)?.width.map { ($0.ideal / 8).rounded() }
        ?? min(SplitRule.usualWidth, (total * 0.3).rounded(.down))
      let width = max(4, min(wanted, left - SplitRule.leastDetail - others))
      widths.append(width)
      left -= width + 1
    }
    return widths + [max(1, left)]
  }
}
