package import Foundation

/// Lays out all elements with SwiftUI's algorithm.
///
/// A parent proposes a size, the child chooses one, and the parent places it.
///
/// Works on the elements themselves. After a change, only the changed elements are measured again,
/// and those around them up to the first whose results stay the same.
@MainActor
package final class LayoutEngine {
  package let metrics: any LayoutMetrics

  /// Whether some content is read from right to left.
  ///
  /// False saves the look at each element's surroundings.
  package var mayBeRightToLeft = false

  /// Is handed what has changed on screen since the last time.
  ///
  /// The engine takes it from the runtime, since content that depends on its place changes while it
  /// is laid out.
  package var onOperations: (([Operation]) -> Void)?

  private var dirty: [Element] = []
  private var unarranged: [Element] = []
  /// The elements that ignore safe areas.
  private var unsafeElements: [Element] = []

  /// The number of rounds in which content may change because of its place, before the rest is left as it is.
  private static let roundLimit = 8

  package init(_ metrics: any LayoutMetrics) { self.metrics = metrics }

  /// Lays an element out at the top left and returns the size that it took.
  @discardableResult
  package func layOut(_ root: Element, in proposal: ProposedViewSize) -> CGSize {
    let node = node(for: root)
    var rounds = 0
    repeat {
      takeOperations(of: root.runtime)
      refreshChanged()
      node.place(at: .zero, proposal)
      arrange()
      scrollToTargets(of: root.runtime)
      rounds += 1
      // Content that was made for its place may have changed something elsewhere.
    } while (root.runtime.hasUnseenChanges || !dirty.isEmpty) && rounds < LayoutEngine.roundLimit
    return node.size
  }

  /// Returns the place of an element from the top left of all, on the host's grid.
  ///
  /// Nil where it has none.
  package func frame(of element: Element) -> CGRect? {
    guard let node = element.layoutNode, node.engine === self, node.proposal != nil else {
      return nil
    }
    var origin = node.origin
    var container = element.container
    while let current = container, let node = current.layoutNode, node.proposal != nil {
      origin.x += node.origin.x
      origin.y += node.origin.y
      container = current.container
    }
    return metrics.rounded(CGRect(origin: origin, size: node.size))
  }

  /// Gives the parts of an element in the order in which they are drawn.
  package func partsFromBackToFront(of element: Element) -> [Element] {
    if let fitting = element as? FittingElement { return fitting.shown.map { [$0] } ?? [] }
    let nodes = node(for: element).children
    guard nodes.contains(where: { $0.zIndex != 0 }) else { return nodes.map(\.element) }
    return nodes.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element.element)
  }

  /// Gives the rule for an element, made when it is asked for the first time.
  package func node(for element: Element) -> LayoutNode {
    if let node = element.layoutNode, node.engine === self { return node }
    let own = metrics.rule(for: element).map { RuledNode(element, $0, in: self) }
    let node = own ?? LayoutRules.makeNode(for: element, in: self)
    element.layoutNode = node
    if node is UnsafeAreaNode { unsafeElements.append(element) }
    return node
  }

  /// Brings the elements in step with the nodes.
  func takeOperations(of runtime: Runtime) {
    let operations = runtime.takeOperations()
    if !operations.isEmpty { onOperations?(operations) }
  }

  /// Takes note of an element that needs to be measured again.
  func changed(_ node: LayoutNode) { dirty.append(node.element) }

  /// Takes note of an element whose children need places.
  func arrangeSoon(_ node: LayoutNode) { unarranged.append(node.element) }

  /// Moves the content of what scrolls so that the elements are in sight that the app wants to be.
  private func scrollToTargets(of runtime: Runtime) {
    for request in runtime.takeScrollRequests() {
      guard let element = request.element, element.isMounted,
        let container = element.scrollingContainer, let node = container.layoutNode,
        node.engine === self, let place = frame(of: container), let target = frame(of: element)
      else { continue }
      node.scroll(target, into: place, request.anchor, length: contentLength(of: container, place))
    }
    arrange()
  }

  /// How far the content of something that scrolls reaches, from the top of its place.
  private func contentLength(of container: Element, _ place: CGRect) -> CGFloat {
    let ends = container.children.compactMap { frame(of: $0)?.maxY }
    return (ends.max() ?? place.maxY) - place.minY
  }

  private func arrange() {
    var rounds = 0
    repeat {
      while let element = unarranged.popLast() {
        if element.isMounted { element.layoutNode?.arrange() }
      }
      rounds += 1
    } while rounds < LayoutEngine.roundLimit && reachIntoUnsafeAreas()
  }

  /// Lets what ignores safe areas reach as far as it can.
  ///
  /// Returns whether something has to be placed anew.
  private func reachIntoUnsafeAreas() -> Bool {
    guard !unsafeElements.isEmpty else { return false }
    unsafeElements.removeAll { !$0.isMounted }
    for case let node as UnsafeAreaNode in unsafeElements.compactMap(\.layoutNode)
    where node.engine === self && node.isArranged && node.updateReach() {
      node.setNeedsPlacement()
    }
    return !unarranged.isEmpty
  }

  /// Measures what has changed, from the inside out.
  private func refreshChanged() {
    guard !dirty.isEmpty else { return }
    var queue = dirty.sorted { $0.serial < $1.serial }
    dirty = []
    while let element = queue.popLast() {
      guard let node = element.layoutNode, node.engine === self, node.isDirty else { continue }
      node.isDirty = false
      guard element.isMounted else { continue }
      guard node.refresh() else {
        unarranged.append(element)
        continue
      }
      guard let parent = element.container, let above = parent.layoutNode,
        above.childDidChange(node)
      else { continue }
      let place = queue.lastIndex { $0.serial <= parent.serial }
      queue.insert(parent, at: place.map { $0 + 1 } ?? 0)
    }
  }
}

extension Runtime {
  /// Whether something on screen differs from what hosts have seen.
  var hasUnseenChanges: Bool { !changedChildren.isEmpty || !changedContents.isEmpty }
}
