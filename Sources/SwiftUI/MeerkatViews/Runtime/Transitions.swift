/// Presentations that are going: what follows when they have gone.
///
/// A sheet that a user closes has gone when its binding hears of it, and `onDismiss` comes after
/// that. Until then nothing else is presented.
@MainActor
struct Transitions {
  private struct Ending {
    weak var node: Node?
    let work: () -> Void
  }

  private var endings: [Ending] = []

  /// Whether something is going.
  var areUnderWay: Bool { !endings.isEmpty }

  /// Begins a transition, after which something is to be done.
  mutating func append(of node: Node, _ work: @escaping () -> Void) {
    endings.append(Ending(node: node, work: work))
  }

  /// Takes out what is to be done at the end of all that is under way.
  mutating func takeAll() -> [() -> Void] {
    defer { endings = [] }
    // What was presented by a view that has gone meanwhile concerns nobody.
    return endings.filter { $0.node?.isMounted == true }.map(\.work)
  }
}

extension Runtime {
  /// Ends what is under way: bindings hear of it, then `onDismiss` runs, then what has waited is
  /// presented.
  func finishTransitions() {
    guard transitions.areUnderWay else { return }
    for work in transitions.takeAll() { work() }
    actions.append(of: root) { [weak self] in self?.window.admitNext() }
  }

  /// Lets the presentations that are going come to their end, where ``holdsTransitions`` is set.
  package func endTransitions() { perform { finishTransitions() } }
}
