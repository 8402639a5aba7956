package import MeerkatViews

/// Lays out the window: sheets and alerts cover what is below, and inspectors are beside it.
///
/// In cells, if the height isn't given, what would cover something follows below it, so that nothing
/// is hidden. A full-screen cover hides everything in either case.
package struct WindowRule: LayoutRule {
  private unowned let window: WindowElement
  private let isInCells: Bool
  private let origin: @MainActor (_ layer: Element, _ size: CGSize, _ window: CGSize) -> CGPoint

  /// Creates a rule that knows where a layer of a size stands in a window of a size.
  package init(
    window: WindowElement, isInCells: Bool = false,
    origin: @escaping @MainActor (_ layer: Element, _ size: CGSize, _ window: CGSize) -> CGPoint
  ) {
    (self.window, self.isInCells, self.origin) = (window, isInCells, origin)
  }

  package func parts(of element: Element) -> [Element] { window.visibleLayers }

  /// The views below all others, which stand in a column, and the width of what is beside them.
  @MainActor private func base(
    _ proposal: ProposedViewSize, _ parts: [LayoutNode]
  ) -> (column: PartsInMiddle, margin: CGFloat) {
    let margin = parts.filter(\.element.isBeside).reduce(0) { $0 + $1.size(proposal).width }
    let column = PartsInMiddle(
      parts: parts.filter { !$0.element.isLayer }, proposal: proposal.less(margin, 0),
      isInCells: isInCells)
    return (column, margin)
  }

  package func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let (column, margin) = base(proposal, parts)
    var size = column.size
    size.width += margin
    for layer in parts where layer.element.isLayer {
      let inside = layer.size(proposal)
      let isBelow = isInCells && !layer.element.isBeside
      size.width = max(size.width, inside.width)
      size.height = isBelow ? size.height + inside.height : max(size.height, inside.height)
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  package func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let (column, margin) = base(proposal, parts)
    let isOpen = isInCells && proposal.height == nil
    let beside = parts.filter(\.element.isBeside)
    let least = beside.reduce(column.size.height) { max($0, $1.size(proposal).height) }
    var room = CGRect(x: 0, y: 0, width: size.width - margin, height: isOpen ? least : size.height)
    var placements = column.placements(in: room)
    for layer in parts where layer.element.isLayer {
      let offer = ProposedViewSize(
        width: proposal.width, height: isOpen && !layer.element.isBeside ? nil : room.height)
      let inside = layer.size(offer)
      var place = origin(layer.element, inside, size)
      if layer.element.isBeside {
        place = CGPoint(x: room.maxX, y: 0)
        room.size.width += inside.width
      } else if isOpen {
        place.y = room.maxY
        room.origin.y += inside.height
      }
      placements.append(isInCells ? .init(x: place.x, y: place.y, offer) : .init(place, offer))
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
  unowned let presentation: PresentationElement

  @MainActor private var isCover: Bool { presentation.kind == .fullScreenCover }

  @MainActor private var border: CGSize { isCover ? .zero : CGSize(width: 2, height: 1) }

  @MainActor private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.less(2 * border.width, 2 * border.height)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    var proposal = proposal
    let isBeside = presentation.isBeside
    if isBeside { proposal.width = min(32, ((proposal.width ?? 80) * 0.4).rounded(.down)) }
    var size = PartsInMiddle(parts: parts, proposal: inner(proposal), isInCells: true).size
    size.width += 2 * border.width
    size.height += 2 * border.height
    guard isCover || isBeside else {
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
