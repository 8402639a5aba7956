import Foundation

/// The rule for implicit columns and rows: the rows of a list, the parts of a label.
class ColumnNode: LinearNode {
  private let ownLine: Line

  init(_ element: Element, _ line: Line, in engine: LayoutEngine) {
    ownLine = line
    super.init(element, in: engine)
  }

  override var line: Line { ownLine }

  /// Makes the rule for a column.
  static func column(_ element: Element, spacing: CGFloat? = nil, in engine: LayoutEngine)
    -> ColumnNode
  {
    let guide = Guide(HorizontalAlignment.center)
    return ColumnNode(element, Line(axis: .vertical, guide: guide, spacing: spacing), in: engine)
  }

  /// Makes the rule for rows that begin at the same edge.
  static func rows(_ element: Element, in engine: LayoutEngine) -> ColumnNode {
    let guide = Guide(HorizontalAlignment.leading)
    return ColumnNode(element, Line(axis: .vertical, guide: guide, spacing: 0), in: engine)
  }

  /// Makes the rule for a row.
  static func row(_ element: Element, in engine: LayoutEngine) -> ColumnNode {
    let guide = Guide(VerticalAlignment.center)
    return ColumnNode(element, Line(axis: .horizontal, guide: guide, spacing: nil), in: engine)
  }
}

/// The rule for an element that takes the whole proposal and centres its content.
final class RoomNode: LayoutNode {
  private let content: (Element) -> [Element]

  init(_ element: Element, in engine: LayoutEngine, content: @escaping (Element) -> [Element]) {
    self.content = content
    super.init(element, in: engine)
  }

  override func childElements() -> [Element] { content(element) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    var inside = CGSize.zero
    for child in children {
      let size = child.size(proposal)
      inside.width = max(inside.width, size.width)
      inside.height = max(inside.height, size.height)
    }
    return proposal.replacingUnspecifiedDimensions(by: inside)
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    let offer = ProposedViewSize(size)
    return children.map { child in
      let inside = child.size(offer)
      let origin = CGPoint(x: (size.width - inside.width) / 2, y: (size.height - inside.height) / 2)
      return Placement(origin, offer)
    }
  }
}
