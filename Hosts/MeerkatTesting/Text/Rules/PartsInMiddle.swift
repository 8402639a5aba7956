package import MeerkatViews

/// Parts below each other, in the middle of a place.
@MainActor
package struct PartsInMiddle {
  private let parts: [LayoutNode]
  private let proposal: ProposedViewSize
  private let isInCells: Bool

  /// Makes a column; in cells, all places are whole numbers.
  @Memberwise
  package init(parts: [LayoutNode], proposal: ProposedViewSize, isInCells: Bool = false)

  /// A single part may fill the height; several ones are as high as they are.
  private var offer: ProposedViewSize {
    parts.count == 1 ? proposal : ProposedViewSize(width: proposal.width, height: nil)
  }

  package var size: CGSize {
    parts.reduce(.zero) { size, part in
      let inside = part.size(offer)
      return CGSize(width: max(size.width, inside.width), height: size.height + inside.height)
    }
  }

  /// Gives the places in the middle of a rectangle.
  package func placements(in frame: CGRect) -> [LayoutNode.Placement] {
    var y = frame.minY + max(0, (frame.height - size.height) / 2)
    return parts.map { part in
      let inside = part.size(offer)
      defer { y += inside.height }
      let x = frame.minX + (frame.width - inside.width) / 2
      return isInCells ? .init(x: x, y: y, offer) : .init(CGPoint(x: x, y: y), offer)
    }
  }
}

/// The rule for a place whose content stands in its middle, and for tabs: the selected screen, and the names of all.
package struct MiddleRule: LayoutRule {
  private let isInCells: Bool
  private let bars: (_ width: CGFloat) -> (top: CGFloat, bottom: CGFloat)

  /// Creates a rule with the heights of what stands above the content and below.
  package init(
    isInCells: Bool = false,
    bars: @escaping (_ width: CGFloat) -> (top: CGFloat, bottom: CGFloat) = { _ in (0, 0) }
  ) {
    (self.isInCells, self.bars) = (isInCells, bars)
  }

  package func parts(of element: Element) -> [Element] {
    guard element is TabsElement else { return element.children }
    return element.children.filter { ($0.unwrapped as? TabPageElement)?.isSelected ?? false }
  }

  @MainActor private func content(
    _ proposal: ProposedViewSize, _ parts: [LayoutNode], _ bars: (top: CGFloat, bottom: CGFloat)
  ) -> PartsInMiddle {
    PartsInMiddle(
      parts: parts, proposal: proposal.less(0, bars.top + bars.bottom), isInCells: isInCells)
  }

  package func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let bars = bars(proposal.width ?? 0)
    var size = content(proposal, parts, bars).size
    size.height += bars.top + bars.bottom
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  package func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let bars = bars(proposal.width ?? 0)
    let height = size.height - bars.top - bars.bottom
    return content(proposal, parts, bars)
      .placements(in: CGRect(x: 0, y: bars.top, width: size.width, height: height))
  }
}

/// What is in the bar of a screen by its place, and what is below: positions in its parts.
@MainActor
package struct ScreenParts {
  package let content: [Int]
  private var bar: [BarPosition: [Int]] = [:]

  package init(of screen: ScreenElement, count: Int) {
    var index = 0
    for item in screen.bar {
      for _ in item.elements {
        bar[item.position, default: []].append(index)
        index += 1
      }
    }
    content = Array(min(index, count)..<count)
  }

  package subscript(position: BarPosition) -> [Int] { bar[position] ?? [] }
}
