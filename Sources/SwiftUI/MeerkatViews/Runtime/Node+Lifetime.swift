extension Node {
  /// Whether the node is part of a running tree.
  package final var isMounted: Bool { state.contains(.mounted) }

  /// Schedules the node for the next update, because something that it read has changed.
  package final func setNeedsEvaluation() {
    guard state.contains(.mounted), !state.contains(.needsEvaluation) else { return }
    state.insert(.needsEvaluation)
    runtime.noteScope()
    runtime.changed.append(self)
    runtime.requestUpdate()
  }

  /// Schedules the node after its parent, which has just created or updated it.
  @usableFromInline package final func scheduleEvaluation() {
    guard !state.contains(.needsEvaluation) else { return }
    state.insert(.needsEvaluation)
    runtime.scheduled.append(self)
    runtime.requestUpdate()
  }

  /// Takes this node and everything below out of the tree, without recursion.
  @usableFromInline package final func unmount() {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      guard node.isMounted else { continue }
      let first = pending.count
      node.forEachChild { pending.append($0) }
      pending[first...].reverse()
      node.willUnmount()
      node.state = []
      node.dropSubscriptions()
    }
  }
}
