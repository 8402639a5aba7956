/// Where the user is: all the steps from the root to what is on screen, as a value.
///
/// A journey decides; a host only shows. It is always valid: it has a root, and nothing lies on an
/// alert or a dialog. It changes by ``Direction``s. A direction is followed and says what changed,
/// or it is refused with a reason and changes nothing:
///
/// ```swift
/// var journey = Journey<Place>(root: .course)
/// try journey.go(.forward(to: .task("essay")))
/// try journey.go(.forward(to: .share, style: .sheet))
/// journey == [.root(.course), .push(.task("essay")), .sheet(.share)]  // true
/// ```
///
/// Two journeys are equal if their destinations and styles are; the identities of their steps don't
/// count.
public struct Journey<Destination: Hashable> {
  /// Every step from the root to what the user sees; never empty, the root first.
  public internal(set) var steps: [Step<Destination>]

  /// The places in `steps` where presentations begin, so that layers are found without a search.
  var starts: [Int] = []

  /// Creates a journey that is at its root.
  public init(root: Destination) {
    steps = [Step(root)]
  }

  /// Creates a journey from steps in their order, the root first.
  ///
  /// - Throws: A refusal if the steps are not a valid journey: there is none, the root is
  ///   presented, or something lies on an alert or a dialog.
  public init(steps: some Sequence<Step<Destination>>) throws(Refusal) {
    var rest = steps.makeIterator()
    guard let root = rest.next() else { throw .noRoot }
    guard root.style == .push else { throw .presentedRoot }
    self.init(root: root.destination)
    while let step = rest.next() {
      try go(.forward(to: step.destination, style: step.style))
    }
  }

  /// The destination of the lowest step.
  public var root: Destination { steps[0].destination }

  /// The step above all others, which the user sees.
  public var top: Step<Destination> { steps[steps.count - 1] }

  /// Whether the root is the only step.
  public var isAtRoot: Bool { steps.count == 1 }
}

extension Journey {
  /// Goes in a direction.
  ///
  /// - Returns: What changed.
  /// - Throws: Why the direction was refused; then the journey hasn't changed.
  /// - Complexity: O(1) amortised for one step forward or back, whatever lies below it.
  @discardableResult
  public mutating func go(
    _ direction: Direction<Destination>
  ) throws(Refusal) -> Change<Destination> {
    let change = try change(for: direction)
    apply(change)
    return change
  }

  /// Goes in several directions, one after the other, as one change.
  ///
  /// - Returns: What changed, from before the first to after the last.
  /// - Throws: Why one of them was refused; then none was followed.
  @discardableResult
  public mutating func go(
    _ directions: [Direction<Destination>]
  ) throws(Refusal) -> Change<Destination> {
    let change = try change(for: directions)
    apply(change)
    return change
  }

  /// Goes back to the topmost step whose destination matches; changes nothing if that is the top
  /// step.
  ///
  /// ```swift
  /// try journey.goBack { if case .task = $0 { true } else { false } }
  /// ```
  ///
  /// - Parameter isMeant: Whether to go back to a destination; called from the top down.
  /// - Returns: What changed.
  /// - Throws: `nothingMatches` if no destination matches; then nothing is removed.
  @discardableResult
  public mutating func goBack(
    where isMeant: (Destination) -> Bool
  ) throws(Refusal) -> Change<Destination> {
    let change = try changeGoingBack(where: isMeant)
    apply(change)
    return change
  }

  /// Applies what was decided about this journey.
  package mutating func apply(_ change: Change<Destination>) {
    switch change.content {
    case .nothing: break
    case .added(let step): put(step)
    case .removed: truncate(to: change.kept)
    case .several(let several):
      truncate(to: change.kept)
      for step in several.after { put(step) }
    }
  }

  mutating func put(_ step: Step<Destination>) {
    if case .present = step.style { starts.append(steps.count) }
    steps.append(step)
  }

  /// Removes all but the lowest steps, if there are more.
  package mutating func truncate(to count: Int) {
    guard count < steps.count else { return }
    while let last = starts.last, last >= count { starts.removeLast() }
    steps.removeSubrange(count...)
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
