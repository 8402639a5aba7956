/// Presentations that are going: what follows when they have gone.
///
/// A sheet that a user closes has gone when its binding hears of it, and `onDismiss` comes after
/// that. Until then nothing else is presented.
@MainActor
struct Transitions {
  private struct Ending {
    weak var node: Node?
    let isPage: Bool
    let work: () -> Void
  }

  private var endings: [Ending] = []

  /// Whether something is going.
  var areUnderWay: Bool { !endings.isEmpty }

  /// Whether a page is going, and not only an alert.
  var takePageAway: Bool { endings.contains(where: \.isPage) }

  /// Begins a transition, after which something is to be done.
  mutating func append(of node: Node, isPage: Bool, _ work: @escaping () -> Void) {
    endings.append(Ending(node: node, isPage: isPage, work: work))
  }

  /// Takes out what is to be done at the end of all that is under way.
  mutating func takeAll() -> [() -> Void] {
    defer { endings = [] }
    // What was presented by a view that has gone meanwhile concerns nobody.
    return endings.filter { $0.node?.isMounted == true }.map(\.work)
  }
}

/// What Apple's systems do at one time and not at another: tests choose.
///
/// The rules are in `Documentation/apple.md`.
package struct Whims: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// What is going goes on until ``Runtime/endTransitions()``; without it, until the end of an update.
  package static let takesTime = Whims(rawValue: 1)
  /// What is to be presented while a page is going is dropped; without it, it comes later.
  package static let drops = Whims(rawValue: 2)
  /// The setter of what a user has closed runs twice.
  package static let tellsTwice = Whims(rawValue: 4)
  /// A button of an alert acts before the alert's setter runs.
  package static let actsFirst = Whims(rawValue: 8)
}

extension Runtime {
  /// Ends what is under way: bindings hear of it, then `onDismiss` runs, then what has waited is
  /// presented.
  func finishTransitions() {
    guard transitions.areUnderWay else { return }
    for work in transitions.takeAll() { work() }
    actions.append(of: root) { [weak self] in self?.root.admitNext() }
  }

  /// Lets the presentations that are going come to their end, where they take time.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package func endTransitions() -> Bool {
    guard transitions.areUnderWay else { return false }
    perform { finishTransitions() }
    return true
  }
}
