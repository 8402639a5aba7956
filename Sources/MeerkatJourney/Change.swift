/// What a direction did to a journey.
///
/// Steps are taken away from the top and put on the top; those below stay. A change of one step
/// takes no memory of its own.
public struct Change<Destination: Hashable> {
  // As few fields as can be: a value that fits into registers is let go of without a call, and
  // that call is most of what going one step would cost. One field more doubles the time.
  @usableFromInline let only: Step<Destination>?
  @usableFromInline let several: Several?

  /// How many steps stayed, and in its sign whether the only step was added.
  @usableFromInline let keptAndSide: Int

  /// The steps of a change of none or of more than one.
  @usableFromInline
  final class Several {
    @usableFromInline let removed: [Step<Destination>]
    @usableFromInline let added: [Step<Destination>]

    @inlinable
    init(removed: [Step<Destination>], added: [Step<Destination>]) {
      self.removed = removed
      self.added = added
    }
  }

  /// How many steps stayed as they were, counted from the root.
  @inlinable
  public var kept: Int { isOnlyAdded ? ~keptAndSide : keptAndSide }

  @inlinable var isOnlyAdded: Bool { keptAndSide < 0 }

  /// The steps that were taken away, lowest first.
  @inlinable
  public var removed: [Step<Destination>] {
    guard let only else { return several?.removed ?? [] }
    return isOnlyAdded ? [] : [only]
  }

  /// The steps that came on top of those that stayed, lowest first.
  @inlinable
  public var added: [Step<Destination>] {
    guard let only else { return several?.added ?? [] }
    return isOnlyAdded ? [only] : []
  }

  /// Whether the journey is what it was before.
  @inlinable
  public var isEmpty: Bool { only == nil && several == nil }
}

extension Change {
  /// That nothing was done to a journey.
  package init(unchanged journey: Journey<Destination>) {
    self.init(kept: journey.steps.count)
  }

  @inlinable
  init(kept: Int) {
    keptAndSide = kept
    only = nil
    several = nil
  }

  @inlinable
  init(kept: Int, added step: Step<Destination>) {
    keptAndSide = ~kept
    only = step
    several = nil
  }

  @inlinable
  init(kept: Int, removed step: Step<Destination>) {
    keptAndSide = kept
    only = step
    several = nil
  }

  @inlinable
  init(kept: Int, removed: [Step<Destination>], added: [Step<Destination>] = []) {
    keptAndSide = kept
    only = nil
    several = removed.isEmpty && added.isEmpty ? nil : Several(removed: removed, added: added)
  }
}

extension Change: Hashable {
  public static func == (one: Change, other: Change) -> Bool {
    one.kept == other.kept && one.removed == other.removed && one.added == other.added
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kept)
    hasher.combine(removed)
    hasher.combine(added)
  }
}

extension Change: Sendable where Destination: Sendable {}

extension Change.Several: Sendable where Destination: Sendable {}

extension Change: CustomStringConvertible {
  public var description: String {
    isEmpty ? "kept \(kept)" : "kept \(kept), removed \(removed), added \(added)"
  }
}
