import MeerkatViews

/// Lays out an alert: a box with its title, its message and its buttons.
struct AlertRule: LayoutRule {
  unowned let alert: AlertElement

  /// The widest that the content gets, in cells.
  private static let widest: CGFloat = 44

  /// The lines of the title in a width.
  @MainActor static func titleLines(_ alert: AlertElement, width: CGFloat?) -> [String] {
    guard alert.isTitleVisible, !alert.title.isEmpty else { return [] }
    return WrappedText(alert.title, width: width.map { Int($0) }).lines
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: min(AlertRule.widest, max(4, (proposal.width ?? .infinity) - 4)), height: nil)
  }

  /// The parts in lines: each message and field has one, buttons share one where they fit.
  @MainActor private func lines(_ parts: [LayoutNode], _ offer: ProposedViewSize) -> [[LayoutNode]]
  {
    let messages = alert.messageElements.count
    var lines: [[LayoutNode]] = []
    var buttons: [LayoutNode] = []
    for (index, part) in parts.enumerated() {
      if index >= messages, part.element.unwrapped is ButtonElement {
        buttons.append(part)
      } else {
        lines.append([part])
      }
    }
    let isNarrow =
      PartsInRow(parts: buttons, proposal: .unspecified, isInCells: true).size.width > offer.width
      ?? 0
    if alert.kind == .confirmationDialog || isNarrow {
      return lines + buttons.map { [$0] }
    }
    return buttons.isEmpty ? lines : lines + [buttons]
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let offer = inner(proposal)
    let title = AlertRule.titleLines(alert, width: offer.width)
    var size = CGSize(width: CGFloat(title.map(\.cells).max() ?? 0), height: CGFloat(title.count))
    for line in lines(parts, offer) {
      let inside = PartsInRow(parts: line, proposal: offer, isInCells: true).size
      size.width = max(size.width, inside.width)
      size.height += inside.height
    }
    return CGSize(width: size.width + 4, height: size.height + 2)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let offer = inner(proposal)
    var y = CGFloat(1 + AlertRule.titleLines(alert, width: offer.width).count)
    var places: [ObjectIdentifier: LayoutNode.Placement] = [:]
    for line in lines(parts, offer) {
      let row = PartsInRow(parts: line, proposal: offer, isInCells: true)
      let x = ((size.width - row.size.width) / 2).rounded(.down)
      for (part, placement) in zip(line, row.placements(at: CGPoint(x: x, y: y))) {
        places[ObjectIdentifier(part)] = placement
      }
      y += row.size.height
    }
    return parts.map { places[ObjectIdentifier($0)] ?? .init(.zero, offer) }
  }
}
