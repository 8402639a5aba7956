import Foundation

/// The rule for `ignoresSafeArea`: the element extends beyond the safe areas whose edges it
/// touches.
///
/// Its surroundings aren't affected.
final class UnsafeAreaNode: SingleNode {
  /// How far the element reaches beyond its place.
  private var reach = EdgeInsets()

  private var edges: Edge.Set {
    guard case .ignoresSafeArea(let edges) = modifier else { return [] }
    return edges
  }

  /// Finds out how far the element reaches now that all have their places.
  ///
  /// Returns whether that is news.
  func updateReach() -> Bool {
    let new = distances(to: unsafeArea)
    guard new != reach else { return false }
    reach = new
    return true
  }

  private func distances(to area: CGRect) -> EdgeInsets {
    let edges = edges
    let left = max(0, origin.x - area.minX)
    let right = max(0, area.maxX - origin.x - size.width)
    let isMirrored = element.isReadFromRightToLeft
    return EdgeInsets(
      top: edges.contains(.top) ? max(0, origin.y - area.minY) : 0,
      leading: edges.contains(.leading) ? (isMirrored ? right : left) : 0,
      bottom: edges.contains(.bottom) ? max(0, area.maxY - origin.y - size.height) : 0,
      trailing: edges.contains(.trailing) ? (isMirrored ? left : right) : 0)
  }

  /// The place to which the element could reach, in the container's coordinates.
  private var unsafeArea: CGRect {
    var area = CGRect(origin: origin, size: size)
    var distance = CGPoint.zero
    var inside: LayoutNode = self
    while let container = inside.element.container, let node = container.layoutNode,
      node.proposal != nil, !container.isScrolled
    {
      if container.hasUnsafeEdges {
        let safe = CGRect(origin: inside.origin, size: inside.size)
        area = area.reaching(CGRect(origin: .zero, size: node.size), from: safe)
      }
      area = area.offsetBy(dx: node.origin.x, dy: node.origin.y)
      distance.x += node.origin.x
      distance.y += node.origin.y
      inside = node
    }
    return area.offsetBy(dx: -distance.x, dy: -distance.y)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 + reach.leading + reach.trailing },
      height: proposal.height.map { $0 + reach.top + reach.bottom })
  }

  override func outer(_ inside: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    child?.size(proposal) ?? inside
  }

  /// What is no larger than the safe area stays where it is.
  override func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    let inside = child.size(inner(proposal))
    return CGPoint(
      x: inside.width > size.width ? -reach.leading : 0,
      y: inside.height > size.height ? -reach.top : 0)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge at the edge of a safe area moved to the outermost edge.
  fileprivate func reaching(_ all: CGRect, from safe: CGRect) -> CGRect {
    let left = minX <= safe.minX ? min(minX, all.minX) : minX
    let top = minY <= safe.minY ? min(minY, all.minY) : minY
    let right = maxX >= safe.maxX ? max(maxX, all.maxX) : maxX
    let bottom = maxY >= safe.maxY ? max(maxY, all.maxY) : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Element {
  /// Whether the safe area of what is inside is smaller than the place of this element.
  fileprivate var hasUnsafeEdges: Bool {
    switch self {
    case let modifier as ModifierElement:
      if case .safeAreaPadding = modifier.modifier { true } else { false }
    case is StackElement: children.contains(where: \.isInset)
    default: false
    }
  }

  private var isInset: Bool {
    guard case .inset = (self as? ModifierElement)?.modifier else { return false }
    return true
  }

  /// Whether the content moves, so that no edge of it is that of the place.
  fileprivate var isScrolled: Bool { self is ScrollElement || self is ListElement }
}
