/// Nodes that wait for evaluation.
///
/// The uppermost come first, because their evaluation may make the rest unnecessary; nodes of the
/// same depth come in the order in which they changed.
struct NodesByDepth {
  /// Nil where a node has been taken: it must not be freed here, since what it holds may add nodes.
  private var nodes: [Node?] = []
  private var next = 0
  private var isSorted = true

  var isEmpty: Bool { next == nodes.count }

  mutating func append(_ node: Node) {
    if !isEmpty { isSorted = false }
    nodes.append(node)
  }

  @MainActor
  mutating func popFirst() -> Node? {
    guard !isEmpty else { return nil }
    if !isSorted {
      nodes.removeFirst(next)
      next = 0
      nodes.sort { ($0?.depth ?? 0) < ($1?.depth ?? 0) }
      isSorted = true
    }
    let node = nodes[next]
    nodes[next] = nil
    next += 1
    if isEmpty {
      nodes.removeAll(keepingCapacity: nodes.count < 64)
      next = 0
    }
    return node
  }
}
