/// What a direction did to a journey.
///
/// Steps are taken away from the top and put on the top; those below stay. A change of one step
/// takes no memory of its own.
public struct Change<Destination: Hashable> {
  /// How many steps stayed as they were, counted from the root.
  public let kept: Int

  // Small enough to be kept in registers and let go of without a call: that is most of its cost.
  @usableFromInline let only: Step<Destination>?
  @usableFromInline let isOnlyAdded: Bool
  @usableFromInline let several: Several?

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
    self.kept = kept
    only = nil
    isOnlyAdded = false
    several = nil
  }

  @inlinable
  init(kept: Int, added step: Step<Destination>) {
    self.kept = kept
    only = step
    isOnlyAdded = true
    several = nil
  }

  @inlinable
  init(kept: Int, removed step: Step<Destination>) {
    self.kept = kept
    only = step
    isOnlyAdded = false
    several = nil
  }

  @inlinable
  init(kept: Int, removed: [Step<Destination>], added: [Step<Destination>] = []) {
    self.kept = kept
    only = nil
    isOnlyAdded = false
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
