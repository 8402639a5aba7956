/// The actions to run after the views have been evaluated, in SwiftUI's order.
///
/// First those for appearing and changing, inner views first; then those for disappearing; then
/// tasks.
@MainActor
struct UpdateActions {
  /// An action and the node that wants it.
  private struct Entry {
    let node: Node
    let action: () -> Void
  }

  private var afterUpdate: [Entry] = []
  private var disappearances: [() -> Void] = []
  private var works: [Entry] = []

  var isEmpty: Bool { afterUpdate.isEmpty && disappearances.isEmpty && works.isEmpty }

  /// Adds an action of a view that is there.
  mutating func append(of node: Node, _ action: @escaping () -> Void) {
    afterUpdate.append(Entry(node: node, action: action))
  }

  /// Adds an action of a view that has gone.
  mutating func appendDisappearance(_ action: @escaping () -> Void) {
    disappearances.append(action)
  }

  /// Adds the start of asynchronous work.
  mutating func appendWork(of node: Node, _ action: @escaping () -> Void) {
    works.append(Entry(node: node, action: action))
  }

  /// Takes out all that is due now.
  ///
  /// What these actions add is due in the next pass.
  mutating func takeAll() -> [() -> Void] {
    defer { self = UpdateActions() }
    return UpdateActions.innerFirst(afterUpdate) + disappearances
      + UpdateActions.innerFirst(works)
  }

  /// Sorts entries so that a node comes after the nodes inside.
  ///
  /// They arrive in the order of the source, outer ones first.
  private static func innerFirst(_ entries: [Entry]) -> [() -> Void] {
    guard entries.count > 1 else { return entries.map(\.action) }
    var sorted: [() -> Void] = []
    sorted.reserveCapacity(entries.count)
    var open: [Entry] = []
    for entry in entries {
      while let outer = open.last, outer.node === entry.node || !entry.node.isInside(outer.node) {
        sorted.append(outer.action)
        open.removeLast()
      }
      open.append(entry)
    }
    sorted += open.reversed().map(\.action)
    return sorted
  }
}

extension Node {
  /// Whether another node is above this one.
  final func isInside(_ other: Node) -> Bool {
    // One that has left the tree may have outlived those that were above it.
    guard state.contains(.mounted) else { return false }
    var node: Node? = self
    while let current = node, current.serial > other.serial { node = current.parent }
    return node === other
  }
}

extension Runtime {
  func runActions() {
    guard !actions.isEmpty else { return }
    for action in actions.takeAll() { action() }
  }
}
