/// Where the user is: all the steps from the root to what is on screen, as a value.
///
/// A journey decides, a host only shows. It is always valid: there is always a root, and nothing
/// lies on an alert or a dialog. It changes by ``Direction``s, each of which answers with what
/// changed or is refused with a reason and changes nothing:
///
/// ```swift
/// var journey = Journey<Place>(root: .course)
/// try journey.go(.forward(to: .task("essay")))
/// try journey.go(.forward(to: .share, style: .sheet))
/// journey == [.root(.course), .push(.task("essay")), .sheet(.share)]  // true
/// ```
///
/// Two journeys are equal when their destinations and styles are; the identities of their steps
/// do not count.
public struct Journey<Destination: Hashable> {
  /// Every step from the root to what the user sees; never empty, the root first.
  public internal(set) var steps: [Step<Destination>]

  /// The places in `steps` where a presentation begins, so that layers are found without a search.
  var presented: [Int] = []

  /// The number given last to a step; numbers only grow, so none ever comes back.
  private var lastNumber: Int

  /// Creates a journey that is at its root.
  public init(root: Destination) {
    lastNumber = Lineage.next()
    steps = [Step(id: .init(number: lastNumber), destination: root, style: .push)]
  }

  /// Creates a journey from steps written down one after the other, the root first.
  ///
  /// - Throws: A refusal when the steps are no valid journey: there is none, the root is presented,
  ///   or something lies on an alert or a dialog.
  public init(steps: some Sequence<Step<Destination>>) throws(Refusal) {
    var rest = steps.makeIterator()
    guard let root = rest.next() else { throw .noRoot }
    guard root.style == .push else { throw .presentedRoot }
    self.init(root: root.destination)
    while let step = rest.next() {
      try go(.forward(to: step.destination, style: step.style))
    }
  }

  /// The destination at the very bottom.
  public var root: Destination { steps[0].destination }

  /// The step that the user sees, above all others.
  public var top: Step<Destination> { steps[steps.count - 1] }

  /// Whether there is no step but the root.
  public var isAtRoot: Bool { steps.count == 1 }

  /// Puts a step on top, under a new identity.
  mutating func append(_ destination: Destination, style: Style) {
    lastNumber += 1
    if style != .push { presented.append(steps.count) }
    steps.append(Step(id: .init(number: lastNumber), destination: destination, style: style))
  }

  /// Takes away all but the lowest `count` steps, and returns what it took, lowest first.
  mutating func truncate(to count: Int) -> [Step<Destination>] {
    while let last = presented.last, last >= count { presented.removeLast() }
    let removed = Array(steps[count...])
    steps.removeSubrange(count...)
    return removed
  }

  /// Puts steps back that were taken away, under the identities that they had.
  mutating func restore(_ removed: [Step<Destination>]) {
    for step in removed {
      if step.style != .push { presented.append(steps.count) }
      steps.append(step)
    }
  }
}

extension Journey: Equatable {
  public static func == (one: Journey, other: Journey) -> Bool {
    one.steps == other.steps
  }
}

extension Journey: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps)
  }
}

extension Journey: Sendable where Destination: Sendable {}
