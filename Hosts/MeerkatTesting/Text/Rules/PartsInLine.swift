import MeerkatViews

/// Parts side by side, one cell apart, that share a width.
@MainActor
struct PartsInRow {
  let parts: [LayoutNode]
  let proposal: ProposedViewSize

  private var offers: [ProposedViewSize] {
    var left = proposal.width.map { $0 - CGFloat(parts.count - 1) }
    var offers = [ProposedViewSize](repeating: proposal, count: parts.count)
    // Spacers take what the others leave.
    let spacers = parts.indices.filter { parts[$0].element.unwrapped is SpacerElement }
    var waiting = CGFloat(spacers.count)
    for index in parts.indices.filter({ !spacers.contains($0) }) + spacers {
      let isSpacer = parts[index].element.unwrapped is SpacerElement
      let share = left.map { isSpacer ? $0 / waiting : $0 - waiting }
      offers[index].width = share.map { max(0, $0.rounded(.down)) }
      left = left.map { $0 - parts[index].size(offers[index]).width }
      if isSpacer { waiting -= 1 }
    }
    return offers
  }

  var size: CGSize {
    var size = CGSize(width: CGFloat(max(0, parts.count - 1)), height: 0)
    for (part, offer) in zip(parts, offers) {
      let inside = part.size(offer)
      size.width += inside.width
      size.height = max(size.height, inside.height)
    }
    return size
  }

  /// Returns the places, beginning at a point.
  func placements(at origin: CGPoint) -> [LayoutNode.Placement] {
    var x = origin.x
    let height = size.height
    return zip(parts, offers).map { part, offer in
      let inside = part.size(offer)
      defer { x += inside.width + 1 }
      return .init(x: x, y: origin.y + (height - inside.height) / 2, offer)
    }
  }
}
