/// A placeholder for rows of a long list that haven't been visible yet, or are far away again.
///
/// A host shows it as empty space and requests the rows that become visible.
package final class SkippedRowsElement: VisitableElement {
  /// The rows, by their places among all of their `ForEach`.
  package internal(set) var range: Range<Int> = 0..<0 {
    didSet { if range.count != oldValue.count { contentDidChange() } }
  }

  private unowned let owner: any SkippedRowsOwner

  init(of owner: any SkippedRowsOwner) {
    self.owner = owner
    super.init(under: owner)
    becomeInteractive()
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard case .reveal(let first, let count, let near) = event, count > 0 else { return false }
    // The gap may have become smaller meanwhile: what is left at its end is in sight then.
    let start = range.lowerBound + min(first, range.count - 1)
    owner.makeSkippedRows(start..<min(start + count, range.upperBound), near: near)
    return true
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A node that makes the rows of a list on demand.
@MainActor
protocol SkippedRowsOwner: Node {
  /// Makes rows, and lets go of those that are farther from them than about `near` rows.
  func makeSkippedRows(_ range: Range<Int>, near: Int)
}
