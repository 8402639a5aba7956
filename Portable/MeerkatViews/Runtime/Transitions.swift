/// Presentations that are going: what follows when they have gone.
///
/// A sheet that a user closes has gone when its binding hears of it, and `onDismiss` comes after
/// that. Until then nothing else is presented.
@MainActor
struct Transitions {
  /// What is going.
  struct Ending {
    let id: Int
    let isPage: Bool
    /// Whether a host has shown it: what nobody has seen goes at once.
    let isSeen: Bool
    fileprivate weak var node: Node?
    fileprivate let work: () -> Void
  }

  private(set) var endings: [Ending] = []

  /// Whether something is going.
  var areUnderWay: Bool { !endings.isEmpty }

  /// Whether a page is going, and not only an alert.
  var takePageAway: Bool { endings.contains(where: \.isPage) }

  /// Begins a transition, after which something is to be done.
  mutating func append(
    _ element: Element, isPage: Bool, of node: Node, _ work: @escaping () -> Void
  ) {
    let isSeen = element.container != nil
    endings.append(Ending(id: element.id, isPage: isPage, isSeen: isSeen, node: node, work: work))
  }

  /// Takes out what is to be done at the end of some that are under way; nil if there are none.
  mutating func take(where hasEnded: (Ending) -> Bool) -> [() -> Void]? {
    let ended = endings.filter(hasEnded)
    guard !ended.isEmpty else { return nil }
    endings.removeAll(where: hasEnded)
    // What was presented by a view that has gone meanwhile concerns nobody.
    return ended.filter { $0.node?.isMounted == true }.map(\.work)
  }
}

/// What Apple's systems do at one time and not at another: tests choose.
///
/// The rules are in `Documentation/apple.md`.
package struct Whims: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// What is to be presented while a page is going is dropped; without it, it comes later.
  package static let drops = Whims(rawValue: 1)
  /// The setter of what a user has closed runs twice.
  package static let tellsTwice = Whims(rawValue: 2)
  /// A button of an alert acts before the alert's setter runs.
  package static let actsFirst = Whims(rawValue: 4)
  /// A choice in a column pops what was pushed in the next one.
  package static let popsDetail = Whims(rawValue: 8)
  /// The contents of all tabs are made at once; without it, each when it is first selected.
  package static let makesAllTabs = Whims(rawValue: 16)
}

extension Runtime {
  /// Ends some of what is under way: bindings hear of it, then `onDismiss` runs, then what has
  /// waited is presented.
  func finishTransitions(where hasEnded: (Transitions.Ending) -> Bool) {
    guard let ended = transitions.take(where: hasEnded) else { return }
    for work in ended { work() }
    actions.append(of: root) { [weak self] in self?.root.admitNext() }
  }

  /// What is going and takes its time: the numbers of the elements.
  package var going: [Int] { transitions.endings.map(\.id) }

  /// Lets what is going come to its end, where it takes time: all of it, or one presentation.
  ///
  /// - Returns: Whether anything was going.
  @discardableResult
  package func endTransitions(of id: Int? = nil) -> Bool {
    guard transitions.areUnderWay else { return false }
    perform { finishTransitions { id == nil || $0.id == id } }
    return true
  }
}
