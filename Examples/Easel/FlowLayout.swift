import SwiftUI

/// Views in lines, each as wide as it likes to be, as words are.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrangement(in: proposal.width ?? .infinity, of: subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = arrangement(in: bounds.width, of: subviews).frames
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrangement(
    in width: CGFloat, of subviews: Subviews
  ) -> (size: CGSize, frames: [CGRect]) {
    var frames: [CGRect] = []
    var corner = CGPoint.zero
    var lineHeight: CGFloat = 0
    var widest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + spacing)
        lineHeight = 0
      }
      frames.append(CGRect(origin: corner, size: size))
      corner.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
      widest = max(widest, corner.x - spacing)
    }
    return (CGSize(width: widest, height: corner.y + lineHeight), frames)
  }
}
