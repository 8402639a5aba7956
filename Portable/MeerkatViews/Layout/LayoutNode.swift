package import Foundation

/// The layout of one element: its sizes for proposals, and its place.
///
/// A subclass is the rule for one kind of element. A rule is two pure functions: ``measure(_:)``
/// chooses a size for a proposal, and ``placements(_:in:)`` places the children in it. This class
/// caches the results: each proposal is measured once, until the element or one inside changes.
@MainActor
package class LayoutNode: ElementLayout {
  /// Where a child is in its parent, and what it was offered.
  package struct Placement {
    package var origin: CGPoint
    package var proposal: ProposedViewSize

    @Memberwise
    package init(_ origin: CGPoint, _ proposal: ProposedViewSize)
  }

  private struct Answer {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  /// How many answers are kept: a stack asks for its least, its largest and its final size, along two axes.
  private static let answerLimit = 16

  package final unowned let element: Element
  package final unowned let engine: LayoutEngine

  /// The distance from the parent's top left.
  package final private(set) var origin = CGPoint.zero
  package final private(set) var size = CGSize.zero
  /// What the element was offered when it was placed, nil before.
  package final private(set) var proposal: ProposedViewSize?

  private final var known: [LayoutNode]?
  private final var answers: [Answer] = []
  private final var nextAnswer = 0
  /// How far the content is scrolled, in the host's unit.
  final var scrollOffset = CGPoint.zero
  final var guideContents: GuideContents?
  private final var knownLevels: Int?
  final var wasAskedForGuides = false
  /// The children that answer differently than before; nil where more than that has changed.
  private final var changedChildren: [LayoutNode]? = []
  /// Whether the last refresh found other guides or levels inside.
  final private(set) var hasOtherStructure = false
  final var isDirty = false
  final var isArranged = false

  @Memberwise
  init(_ element: Element, in engine: LayoutEngine)

  /// Chooses a size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Returns the place of each of the ``children``, from the top left, for a proposal and its size.
  func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] { [] }

  /// The elements that the rule is about, in drawing order.
  func childElements() -> [Element] { element.children }

  /// Drops what the rule remembers on its own account.
  ///
  /// - Parameter changed: The children that answer differently than before; nil where more than that has changed.
  func forget(_ changed: [LayoutNode]?) {}

  /// Is told the size before the children are placed.
  func willArrange(in size: CGSize) {}

  /// The place of the element in the order in which stacks give away space.
  var priority: Double { 0 }
  /// The place of the element in the drawing order of its siblings.
  package var zIndex: Double { 0 }
  /// Whether neighbours in a stack touch the element.
  var isSpacer: Bool { false }

  /// Whether the rule divides space among several children.
  var isStack: Bool { false }

  /// Returns the place of a guide for a proposal, where the element or one inside has set it.
  func explicitGuide(_ guide: Guide, for proposal: ProposedViewSize) -> CGFloat? {
    combinedGuide(guide, for: proposal)
  }

  /// Adds the guides that the element sets itself.
  func addOwnGuides(to contents: inout GuideContents) {}

  package final override func setNeedsLayout() {
    known = nil
    changedChildren = nil
    guard !isDirty else { return }
    isDirty = true
    engine.changed(self)
  }
}

extension Element {
  /// The rule by which the element was laid out last; nil before.
  package final var layoutNode: LayoutNode? {
    get { measured as? LayoutNode }
    set { measured = newValue }
  }
}

extension LayoutNode {
  /// The children's nodes, in drawing order but for `zIndex`.
  package final var children: [LayoutNode] {
    if let known { return known }
    let nodes = childElements().map { engine.node(for: $0) }
    known = nodes
    return nodes
  }

  /// The size that the element takes of a proposal.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let size = knownSize(proposal) { return size }
    let size = measure(proposal)
    remember(size, for: proposal)
    return size
  }

  /// How many stacks are inside of each other here.
  final var levels: Int {
    if let knownLevels { return knownLevels }
    var inside = 0
    for child in children { inside = max(inside, child.levels) }
    let levels = inside + (isStack ? 1 : 0)
    knownLevels = levels
    return levels
  }

  private func knownSize(_ proposal: ProposedViewSize) -> CGSize? {
    for answer in answers where answer.proposal == proposal { return answer.size }
    return nil
  }

  private func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    let answer = Answer(proposal: proposal, size: size)
    if answers.count < LayoutNode.answerLimit {
      answers.append(answer)
    } else {
      answers[nextAnswer] = answer
      nextAnswer = (nextAnswer + 1) % LayoutNode.answerLimit
    }
  }

  /// Puts the element down.
  ///
  /// Its children follow when the engine comes to them: no recursion.
  package final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    self.origin = origin
    if isArranged, proposal == self.proposal { return }
    self.proposal = proposal
    size = size(proposal)
    isArranged = false
    engine.arrangeSoon(self)
  }

  /// Places the children.
  final func arrange() {
    guard let proposal, !isArranged else { return }
    isArranged = true
    size = size(proposal)
    willArrange(in: size)
    let isMirrored = isRightToLeft
    let shift = scrollOffset
    for (child, placement) in zip(children, placements(proposal, in: size)) {
      var origin = placement.origin
      origin.x -= shift.x
      origin.y -= shift.y
      child.place(at: origin, placement.proposal)
      if isMirrored { child.origin.x = size.width - child.origin.x - child.size.width }
    }
  }

  private var isRightToLeft: Bool { engine.mayBeRightToLeft && element.isReadFromRightToLeft }

  /// Marks the children to be placed again, in the same size.
  final func setNeedsPlacement() {
    guard isArranged else { return }
    isArranged = false
    engine.arrangeSoon(self)
  }

  /// Discards the children, so that they are looked up again.
  final func dropChildren() { known = nil }

  /// Notes that a child answers differently than before.
  ///
  /// Returns whether that is news.
  final func childDidChange(_ child: LayoutNode) -> Bool {
    changedChildren?.append(child)
    defer { isDirty = true }
    return !isDirty
  }

  /// Answers all proposals anew.
  ///
  /// Returns whether the parent has to, too.
  final func refresh() -> Bool {
    let changed = changedChildren
    changedChildren = []
    let old = answers
    let oldPriority = priority
    answers.removeAll(keepingCapacity: true)
    nextAnswer = 0
    isArranged = false
    forget(changed)
    refreshStructure(changed)
    var isSame = !wasAskedForGuides && !hasOtherStructure && priority == oldPriority
    wasAskedForGuides = false
    for answer in old where isSame { isSame = size(answer.proposal) == answer.size }
    return !isSame
  }

  /// Forgets what it has answered, as do the elements around it inside another one.
  final func forgetAnswers(inside outer: Element) {
    answers.removeAll(keepingCapacity: true)
    nextAnswer = 0
    isArranged = false
    forget(nil)
    guard let around = element.container, around !== outer else { return }
    around.layoutNode?.forgetAnswers(inside: outer)
  }

  /// Finds out whether there are other guides or levels than before.
  private func refreshStructure(_ changed: [LayoutNode]?) {
    hasOtherStructure = false
    if let changed, !changed.contains(where: \.hasOtherStructure) { return }
    let (guides, levels) = (guideContents, knownLevels)
    guideContents = nil
    knownLevels = nil
    hasOtherStructure =
      guides.map { $0 != allGuides } ?? false || levels.map { $0 != self.levels } ?? false
  }
}

extension LayoutNode {
  /// Scrolls by as much as brings a rectangle to an anchor of a place, or into it.
  ///
  /// - Parameters:
  ///   - target: What is to be seen.
  ///   - place: Where it can be seen.
  ///   - anchor: Which point of the target stands at the same point of the place; nil for as little
  ///     as is needed.
  ///   - length: How far the content reaches from the top of the place.
  final func scroll(_ target: CGRect, into place: CGRect, _ anchor: UnitPoint?, length: CGFloat) {
    var distance: CGFloat = 0
    if let anchor {
      distance = target.minY + target.height * anchor.y - place.minY - place.height * anchor.y
    } else if target.minY < place.minY {
      distance = target.minY - place.minY
    } else if target.maxY > place.maxY {
      distance = target.maxY - place.maxY
    }
    let most = max(0, length - place.height)
    let new = min(
      max(0, scrollOffset.y + min(distance.rounded(.down), most)), scrollOffset.y + most)
    guard new != scrollOffset.y else { return }
    scrollOffset.y = new
    setNeedsPlacement()
  }
}
