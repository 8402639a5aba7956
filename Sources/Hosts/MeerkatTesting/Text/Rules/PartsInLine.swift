import Foundation
import MeerkatViews

/// Parts side by side, one cell apart, that share a width.
@MainActor
struct PartsInRow {
  let parts: [LayoutNode]
  let proposal: ProposedViewSize

  private var offers: [ProposedViewSize] {
    var left = proposal.width.map { $0 - CGFloat(parts.count - 1) }
    return parts.map { part in
      let offer = ProposedViewSize(width: left.map { max(0, $0) }, height: proposal.height)
      left = left.map { $0 - part.size(offer).width }
      return offer
    }
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
