/// All the steps from the root to what the user sees, as a value.
///
/// A journey decides; a host only shows. It is always valid: it has a root, and nothing lies on an
/// alert or a dialog. ``Direction``s change it. A direction is either followed, and returns what
/// changed, or refused with a reason, and changes nothing:
///
/// ```swift
/// var journey = Journey<Place>(.course)
/// try journey.go(.forward(to: .task("essay")))
/// try journey.go(.forward(to: .share, style: .sheet))
/// journey == Journey(.course, [.push(.task("essay")), .sheet(.share)])  // true
/// ```
///
/// Two journeys are equal if their destinations and styles are; the identities of their steps don't
/// matter.
public struct Journey<Destination: Hashable> {
  /// The steps from the root to what the user sees; never empty.
  @inlinable
  public var steps: [Step] { list }

  @usableFromInline var list: [Step]

  /// The places in `steps` where presentations begin, so that layers are found without a search.
  @usableFromInline var starts: [Int] = []

  /// Creates a journey that is at its root, or at the last of the steps above it.
  ///
  /// ```swift
  /// Journey(.course, [.push(.task("essay")), .sheet(.share)])
  /// ```
  ///
  /// Nothing lies on an alert or a dialog: the list ends with the first one. To learn of steps that
  /// don't fit, use ``init(steps:)``.
  ///
  /// - Parameters:
  ///   - root: The destination at the bottom.
  ///   - steps: The steps above the root, lowest first.
  @inlinable
  public init(_ root: Destination, _ steps: [Step] = []) {
    list = [Step(root)]
    for step in steps {
      put(step)
      if step.style.presentation?.takesSteps == false { break }
    }
  }

  /// Creates a journey from steps in order, the root first.
  ///
  /// - Throws: A refusal if the steps aren't a valid journey: they are empty, the root is
  ///   presented, or something lies on an alert or a dialog.
  public init(steps: some Sequence<Step>) throws(Refusal) {
    var rest = steps.makeIterator()
    guard let root = rest.next() else { throw .noRoot }
    guard root.style == .push else { throw .presentedRoot }
    self.init(root.destination)
    while let step = rest.next() {
      try go(.forward(to: step.destination, style: step.style))
    }
  }

  /// The destination of the lowest step.
  @inlinable
  public var root: Destination { steps[0].destination }

  /// The topmost step, which the user sees.
  @inlinable
  public var top: Step { steps[steps.count - 1] }

  /// Whether the root is the only step.
  @inlinable
  public var isAtRoot: Bool { steps.count == 1 }
}

extension Journey {
  /// Goes in a direction.
  ///
  /// - Returns: The change.
  /// - Throws: The reason why the direction was refused; the journey is then unchanged.
  /// - Complexity: O(1) amortised for one step forward or back, whatever lies below it.
  @inlinable
  @discardableResult
  public mutating func go(_ direction: Direction<Destination>) throws(Refusal) -> Change {
    let change = try change(for: direction)
    apply(change)
    return change
  }

  /// Goes in several directions, one after the other, as one change.
  ///
  /// - Returns: The change, from before the first direction to after the last.
  /// - Throws: The reason why one of them was refused; none is then followed.
  @discardableResult
  public mutating func go(_ directions: [Direction<Destination>]) throws(Refusal) -> Change {
    let change = try change(for: directions)
    apply(change)
    return change
  }

  /// Goes back to the topmost step whose destination matches.
  ///
  /// Changes nothing if that is the top step.
  ///
  /// ```swift
  /// try journey.goBack { if case .task = $0 { true } else { false } }
  /// ```
  ///
  /// - Parameter matches: Returns whether to go back to a destination; called from the top down.
  /// - Returns: The change.
  /// - Throws: `nothingMatches` if no destination matches; nothing is then removed.
  @discardableResult
  public mutating func goBack(where matches: (Destination) -> Bool) throws(Refusal) -> Change {
    let change = try changeGoingBack(where: matches)
    apply(change)
    return change
  }

  /// Applies a change that was decided for this journey.
  @inlinable
  package mutating func apply(_ change: Change) {
    switch change.content {
    case .nothing: break
    case .added(let step): put(step)
    case .removed: truncate(to: change.kept)
    case .several(let several):
      truncate(to: change.kept)
      for step in several.after { put(step) }
    }
  }

  @inlinable
  mutating func put(_ step: Step) {
    if case .present = step.style { starts.append(list.count) }
    list.append(step)
  }

  /// Removes all but the lowest steps, if there are more.
  @inlinable
  package mutating func truncate(to count: Int) {
    guard count < steps.count else { return }
    while let last = starts.last, last >= count { starts.removeLast() }
    list.removeSubrange(count...)
  }
}

extension Journey: Equatable {
  @inlinable
  public static func == (one: Journey, other: Journey) -> Bool { one.steps == other.steps }
}

extension Journey: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

extension Journey: Sendable where Destination: Sendable {}
