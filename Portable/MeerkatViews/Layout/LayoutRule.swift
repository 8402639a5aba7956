package import Foundation

/// A host's own rule for an element: a list, a screen with its bar, a button with its border.
@MainActor
package protocol LayoutRule {
  /// Returns the elements that the rule places.
  func parts(of element: Element) -> [Element]

  /// Chooses a size for a proposal.
  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize

  /// Returns the position of each part.
  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement]
}

extension LayoutRule {
  package func parts(of element: Element) -> [Element] { element.children }
}

/// The node of an element with a host-specific rule.
final class RuledNode: LayoutNode {
  private let rule: any LayoutRule

  init(_ element: Element, _ rule: any LayoutRule, in engine: LayoutEngine) {
    self.rule = rule
    super.init(element, in: engine)
  }

  override func childElements() -> [Element] { rule.parts(of: element) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { rule.size(proposal, children) }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    rule.placements(proposal, in: size, children)
  }
}
