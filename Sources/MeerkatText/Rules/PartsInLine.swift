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

/// Parts below each other, centred in a width.
@MainActor
struct PartsInColumn {
  let parts: [LayoutNode]
  let proposal: ProposedViewSize

  /// A single part may fill the height; several parts keep their own heights.
  private var offer: ProposedViewSize {
    parts.count == 1 ? proposal : ProposedViewSize(width: proposal.width, height: nil)
  }

  var size: CGSize {
    parts.reduce(.zero) { size, part in
      let inside = part.size(offer)
      return CGSize(width: max(size.width, inside.width), height: size.height + inside.height)
    }
  }

  /// Returns the places in the middle of a rectangle.
  func placements(in frame: CGRect) -> [LayoutNode.Placement] {
    var y = frame.minY + max(0, ((frame.height - size.height) / 2).rounded(.down))
    return parts.map { part in
      let inside = part.size(offer)
      defer { y += inside.height }
      return .init(x: frame.minX + (frame.width - inside.width) / 2, y: y, offer)
    }
  }
}

/// Lays out content in the centre of a place.
struct ColumnRule: LayoutRule {
  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: PartsInColumn(parts: parts, proposal: proposal).size)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    PartsInColumn(parts: parts, proposal: proposal)
      .placements(in: CGRect(origin: .zero, size: size))
  }
}
