package import MeerkatViews

/// Lays out the window.
///
/// If the height is given, sheets and alerts cover what is below; otherwise they follow below it,
/// so that nothing is hidden. A full-screen cover hides everything in either case.
struct WindowRule: LayoutRule {
  unowned let window: WindowElement

  func parts(of element: Element) -> [Element] { window.visibleLayers }

  /// The views below all others, which stand in a column.
  @MainActor private func base(
    _ proposal: ProposedViewSize, _ parts: [LayoutNode]
  ) -> PartsInMiddle {
    PartsInMiddle(parts: parts.filter { !$0.element.isLayer }, proposal: proposal, isInCells: true)
  }

  @MainActor private func layers(_ parts: [LayoutNode]) -> [LayoutNode] {
    parts.filter(\.element.isLayer)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    var size = base(proposal, parts).size
    for layer in layers(parts) {
      let inside = layer.size(proposal)
      size.width = max(size.width, inside.width)
      size.height += inside.height
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let base = base(proposal, parts)
    let height = proposal.height == nil ? base.size.height : size.height
    var placements = base.placements(in: CGRect(x: 0, y: 0, width: size.width, height: height))
    var y = height
    for layer in layers(parts) {
      let inside = layer.size(proposal)
      let x = (size.width - inside.width) / 2
      if proposal.height == nil {
        placements.append(.init(x: x, y: y, proposal))
        y += inside.height
      } else {
        let free = size.height - inside.height
        let isQuestion = layer.element is AlertElement
        placements.append(.init(x: x, y: isQuestion ? free / 2 : free, proposal))
      }
    }
    return placements
  }
}

extension Element {
  /// Whether the element is shown above the other screens.
  package var isLayer: Bool { self is PresentationElement || self is AlertElement }
}

extension WindowElement {
  /// The layers not hidden by a full-screen cover, from the bottom up.
  package var visibleLayers: [Element] {
    let cover = children.lastIndex { ($0 as? PresentationElement)?.kind == .fullScreenCover }
    return Array(children[(cover ?? 0)...])
  }
}

/// Lays out a sheet: a box around its content.
///
/// A cover has no box.
struct PresentationRule: LayoutRule {
  let kind: PresentationElement.Kind

  private var border: CGSize { kind == .fullScreenCover ? .zero : CGSize(width: 2, height: 1) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.less(2 * border.width, 2 * border.height)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    var size = PartsInMiddle(parts: parts, proposal: inner(proposal), isInCells: true).size
    size.width += 2 * border.width
    size.height += 2 * border.height
    guard kind == .fullScreenCover else {
      // A line of what is below stays in sight.
      return CGSize(
        width: proposal.width ?? size.width,
        height: proposal.height.map { max(2, min($0 - 1, size.height)) } ?? size.height)
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    PartsInMiddle(parts: parts, proposal: inner(ProposedViewSize(size)), isInCells: true)
      .placements(
        in: CGRect(origin: .zero, size: size).insetBy(dx: border.width, dy: border.height))
  }
}
