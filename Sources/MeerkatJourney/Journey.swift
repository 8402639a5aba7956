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
  @inlinable
  public var steps: [Step<Destination>] { list }

  /// The steps, to be changed by nobody but this type.
  @usableFromInline var list: [Step<Destination>]

  /// The places in `steps` where a presentation begins, so that layers are found without a search.
  @usableFromInline var starts: [Int] = []

  /// The number given last to a step; numbers only grow, so none ever comes back.
  @usableFromInline var lastNumber: Int

  /// Creates a journey that is at its root.
  @inlinable
  public init(root: Destination) {
    lastNumber = Lineage.next()
    list = [Step(id: .init(number: lastNumber), destination: root, style: .push)]
  }

  /// Creates a journey at its root whose identities are greater than a number.
  init(root: Destination, countingFrom number: Int) {
    lastNumber = number + 1
    list = [Step(id: .init(number: lastNumber), destination: root, style: .push)]
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
  @inlinable
  public var root: Destination { steps[0].destination }

  /// The step that the user sees, above all others.
  @inlinable
  public var top: Step<Destination> { steps[steps.count - 1] }

  /// Whether there is no step but the root.
  @inlinable
  public var isAtRoot: Bool { steps.count == 1 }

  /// Whether there ever was another step than the first root.
  var hasMoved: Bool { UInt32(truncatingIfNeeded: lastNumber) > 0 }

  /// A step with an identity that no other one ever had.
  @inlinable
  mutating func newStep(_ destination: consuming Destination, style: Style) -> Step<Destination> {
    lastNumber += 1
    return Step(id: .init(number: lastNumber), destination: destination, style: style)
  }

  /// Puts a step on top, under the identity that it has.
  @inlinable
  mutating func put(_ step: Step<Destination>) {
    if case .present = step.style { starts.append(list.count) }
    list.append(step)
  }

  /// Takes the top step away.
  @inlinable
  mutating func removeTop() -> Change<Destination> {
    if case .present = list[list.count - 1].style { starts.removeLast() }
    let step = list.removeLast()
    return Change(kept: list.count, removed: step)
  }

  /// Takes away all but the lowest `count` steps, and returns what it took, lowest first.
  @inlinable
  mutating func truncate(to count: Int) -> [Step<Destination>] {
    while let last = starts.last, last >= count { starts.removeLast() }
    let removed = Array(list[count...])
    list.removeSubrange(count...)
    return removed
  }
}

extension Journey: Equatable {
  @inlinable
  public static func == (one: Journey, other: Journey) -> Bool {
    one.steps == other.steps
  }
}

extension Journey: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps)
  }
}

extension Journey: Sendable where Destination: Sendable {}
