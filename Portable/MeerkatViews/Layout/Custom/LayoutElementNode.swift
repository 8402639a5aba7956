import Foundation

/// The rule for a custom layout.
///
/// A layout that represents a stack uses the rule of that stack.
final class LayoutElementNode: LayoutNode {
  private var box: (any LayoutBox)?
  private var knownStack: LayoutNode?

  private var stack: LayoutNode? {
    guard let arrangement = (element as? LayoutElement)?.arrangement else { return nil }
    if let knownStack { return knownStack }
    let new = StackRule.makeNode(for: element, arrangement, in: engine)
    knownStack = new
    return new
  }

  override var isStack: Bool { stack != nil }

  private var custom: any LayoutBox {
    if let box { return box }
    let new = makeBox((element as? LayoutElement)?.layout)
    box = new
    return new
  }

  private func makeBox(_ layout: (any Layout)?) -> any LayoutBox {
    guard let layout else { return EmptyLayoutBox() }
    return LayoutElementNode.open(layout, LayoutSubviews(children.map(subview)))
  }

  private static func open<Custom: Layout>(
    _ layout: Custom, _ subviews: LayoutSubviews
  ) -> any LayoutBox {
    CustomLayoutBox(layout, subviews)
  }

  private func subview(_ child: LayoutNode) -> LayoutSubview {
    let metrics = engine.metrics
    return LayoutSubview(
      priority: child.priority, value: { child.element.layoutValue($0) },
      measure: { child.dimensions(metrics.converted($0)).inPoints(metrics) },
      putDown: { [weak self] point, anchor, proposal in
        self?.put(child, at: point, anchor, metrics.converted(proposal))
      })
  }

  private var placed: [ObjectIdentifier: Placement] = [:]
  /// Where the layout is in what is around it, in points: the origin of the bounds that it is given.
  private var start = CGPoint.zero

  private func put(
    _ child: LayoutNode, at point: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize
  ) {
    let size = child.size(proposal)
    let x = engine.metrics.length(point.x - start.x, along: .horizontal) - size.width * anchor.x
    let y = engine.metrics.length(point.y - start.y, along: .vertical) - size.height * anchor.y
    placed[ObjectIdentifier(child)] = Placement(CGPoint(x: x, y: y), proposal)
  }

  /// The distance from the top left of the container, which is no modifier.
  private var placeInContainer: CGPoint {
    var place = origin
    var container = element.container
    while let wrapper = container as? WrapperElement, let node = wrapper.layoutNode {
      place.x += node.origin.x
      place.y += node.origin.y
      container = wrapper.container
    }
    return place
  }

  override func forget(_ changed: [LayoutNode]?) {
    box = nil
    knownStack = nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let stack { return stack.measure(proposal) }
    let metrics = engine.metrics
    let size = custom.size(metrics.inPoints(proposal))
    return CGSize(
      width: metrics.length(size.width, along: .horizontal),
      height: metrics.length(size.height, along: .vertical))
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    if let stack { return stack.placements(proposal, in: size) }
    let metrics = engine.metrics
    placed = [:]
    let points = metrics.points(size)
    let place = placeInContainer
    start = CGPoint(
      x: metrics.points(place.x, along: .horizontal), y: metrics.points(place.y, along: .vertical))
    custom.place(in: CGRect(origin: start, size: points), metrics.inPoints(proposal))
    // A view that the layout forgets is in the middle.
    return children.map { child in
      placed[ObjectIdentifier(child)]
        ?? Placement(child.origin(.center, in: size, for: proposal), proposal)
    }
  }
}

/// A custom layout and its cache.
@MainActor
private protocol LayoutBox: AnyObject {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func place(in bounds: CGRect, _ proposal: ProposedViewSize)
}

private final class CustomLayoutBox<Custom: Layout>: LayoutBox {
  private let layout: Custom
  private let subviews: LayoutSubviews
  private var cache: Custom.Cache

  init(_ layout: Custom, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    cache = layout.makeCache(subviews: subviews)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private final class EmptyLayoutBox: LayoutBox {
  func size(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize) {}
}

extension LayoutMetrics {
  /// Returns a proposal in points in the host's unit.
  func converted(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0.isFinite ? length($0, along: .horizontal) : $0 },
      height: proposal.height.map { $0.isFinite ? length($0, along: .vertical) : $0 })
  }

  /// Returns a proposal in the host's unit in points.
  func inPoints(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0.isFinite ? points($0, along: .horizontal) : $0 },
      height: proposal.height.map { $0.isFinite ? points($0, along: .vertical) : $0 })
  }
}
