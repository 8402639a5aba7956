/// The animations of the changes since the last reading.
package struct ChangeAnimations {
  /// By element: the animation with which it itself changes.
  package fileprivate(set) var contents: [Int: Animation] = [:]
  /// By element: the animation with which its children come, go and move.
  package fileprivate(set) var children: [Int: Animation] = [:]

  package init() {}
}

extension Runtime {
  /// Returns the animations of all differences since the last call; none for a host without motion.
  package func takeAnimations() -> ChangeAnimations {
    defer { animations = ChangeAnimations() }
    return animations
  }

  /// Notes how the change of an element is to run.
  func noteAnimation(of element: Element, ofChildren: Bool) {
    guard host.moves, isUpdating, transaction.animation != nil || hasTransactionNodes else {
      return
    }
    guard let animation = transaction(of: element).animation else { return }
    if ofChildren {
      animations.children[element.id] = animation
    } else {
      animations.contents[element.id] = animation
    }
  }

  /// The transaction of the change that is under way, as a node sees it.
  private func transaction(of node: Node) -> Transaction {
    guard hasTransactionNodes else { return transaction }
    var changes: [TransactionNode] = []
    var next = node.parent
    while let current = next {
      if let change = current as? TransactionNode { changes.append(change) }
      next = current.parent
    }
    var transaction = transaction
    for change in changes.reversed() { change.change(&transaction) }
    return transaction
  }

  /// Begins the pass of a transaction.
  func beginPass(_ scope: TransactionScope?) {
    passCount += 1
    transaction = scope?.transaction ?? observedScope?.transaction ?? Transaction()
    observedScope = nil
  }

  /// Takes note of the transaction in which an object is changed that nodes read.
  func noteScope() {
    if !isUpdating, let scope = TransactionScope.current { observedScope = scope }
  }
}
