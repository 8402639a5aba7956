import MeerkatJourney

/// How many steps lie on each other, which an app limits: a link, an archive or a loop would
/// otherwise make more screens than any machine can show.
extension Transition {
  /// Refuses a transition after which too many steps would lie on each other.
  func checkDepth(in root: FlowNode) throws(Refusal) {
    guard changes.contains(where: { $0.growth > 0 }) else { return }
    let depth = root.depth + changes.reduce(0) { $0 + $1.growth }
    if depth > root.tree.maxDepth { throw .tooDeep(limit: root.tree.maxDepth) }
  }
}

extension FlowChange {
  /// How many steps more, or fewer, there are on screen after the change.
  fileprivate var growth: Int {
    let coming = change.added.count + (entersRoot ? node.depth - 1 : 0)
    return coming - leaving.reduce(0) { $0 + 1 + $1.depthInside }
  }
}

extension FlowNode {
  /// The greatest number of steps that the flow itself can have.
  var room: Int { max(tree.maxDepth - (root.depth - depth), 1) }

  /// The number of steps in this flow and in the flows that the user sees in it.
  var depth: Int {
    steps.reduce(steps.count) { $0 + $1.depthInside }
  }
}

extension StepNode {
  /// The number of steps in the flows of the screen, whose roots are no steps of their own.
  fileprivate var depthInside: Int { shownNodes.reduce(0) { $0 + $1.depth - 1 } }
}
