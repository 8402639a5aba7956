import Foundation

extension LayoutNode {
  /// The guides that are set in the element and in those inside.
  final var allGuides: GuideContents {
    if let guideContents { return guideContents }
    var contents = GuideContents()
    addOwnGuides(to: &contents)
    for child in children { contents.add(child.allGuides) }
    guideContents = contents
    return contents
  }

  /// Returns the place of a guide for a proposal: where it was set, else its usual place.
  final func guide(_ guide: Guide, for proposal: ProposedViewSize) -> CGFloat {
    explicit(guide, for: proposal) ?? guide.usual(in: size(proposal))
  }

  /// Returns the place of a guide, if it was set.
  final func explicit(_ guide: Guide, for proposal: ProposedViewSize) -> CGFloat? {
    guard allGuides.contains(guide) else { return nil }
    wasAskedForGuides = true
    return explicitGuide(guide, for: proposal)
  }

  /// Returns the size with all guides that were set.
  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    var guides: [ObjectIdentifier: CGFloat] = [:]
    for guide in allGuides.guides {
      guides[guide.key] = explicit(guide, for: proposal)
    }
    return ViewDimensions(size(proposal), guides: guides)
  }

  final func combinedGuide(_ guide: Guide, for proposal: ProposedViewSize) -> CGFloat? {
    var values: [CGFloat] = []
    for (child, placement) in zip(children, placements(proposal, in: size(proposal))) {
      guard let value = child.explicit(guide, for: placement.proposal) else { continue }
      let start = guide.axis == .horizontal ? placement.origin.x : placement.origin.y
      values.append(start + value)
    }
    return guide.combine(values)
  }
}
