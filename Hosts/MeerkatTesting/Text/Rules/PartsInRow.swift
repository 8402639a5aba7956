package import MeerkatViews

/// Parts side by side that share a width.
@MainActor
package struct PartsInRow {
  private let parts: [LayoutNode]
  private let offers: [ProposedViewSize]
  private let gap: CGFloat
  private let isInCells: Bool

  /// What the parts take together.
  package let size: CGSize

  /// Shares a width among parts.
  ///
  /// - Parameters:
  ///   - parts: The parts, from the leading edge on.
  ///   - proposal: What is there for all of them.
  ///   - gap: What is free between two of them, in points.
  ///   - isInCells: Whether all places are whole cells, with one between two parts.
  package init(
    parts: [LayoutNode], proposal: ProposedViewSize, gap: CGFloat = 6, isInCells: Bool = false
  ) {
    let gap = isInCells ? 1 : gap
    var left = proposal.width.map { $0 - CGFloat(parts.count - 1) * gap }
    var offers = [ProposedViewSize](repeating: proposal, count: parts.count)
    var size = CGSize(width: CGFloat(max(0, parts.count - 1)) * gap, height: 0)
    // Spacers take what the others leave.
    let spacers = parts.indices.filter { parts[$0].element.unwrapped is SpacerElement }
    var waiting = CGFloat(spacers.count)
    for index in parts.indices.filter({ !spacers.contains($0) }) + spacers {
      let isSpacer = spacers.contains(index)
      let share = left.map { isSpacer ? ($0 / waiting).rounded(.down) : $0 - waiting }
      offers[index].width = share.map { max(0, $0) }
      let inside = parts[index].size(offers[index])
      left = left.map { $0 - inside.width }
      if isSpacer { waiting -= 1 }
      size.width += inside.width
      size.height = max(size.height, inside.height)
    }
    (self.parts, self.offers, self.size) = (parts, offers, size)
    (self.gap, self.isInCells) = (gap, isInCells)
  }

  /// Returns the places from a point on, each in the middle of a height; nil for the row's own.
  package func placements(at origin: CGPoint, height: CGFloat? = nil) -> [LayoutNode.Placement] {
    var x = origin.x
    return zip(parts, offers).map { part, offer in
      let inside = part.size(offer)
      defer { x += inside.width + gap }
      let y = origin.y + ((height ?? size.height) - inside.height) / 2
      return isInCells ? .init(x: x, y: y, offer) : .init(CGPoint(x: x, y: y), offer)
    }
  }
}
