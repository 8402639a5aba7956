extension Journey {
  /// What a direction does to a journey: decided first, then applied.
  ///
  /// The lowest steps stay. Steps above them may go, come or move. A change of one step allocates no
  /// memory of its own.
  public struct Change {
    /// The number of steps that stay where they are, counted from the root.
    public let kept: Int

    @usableFromInline let content: Content

    @usableFromInline
    enum Content {
      case nothing
      case added(Step)
      case removed(Step)
      case several(Several)
    }

    /// A change of more than one step.
    @usableFromInline
    final class Several {
      /// What lies above the steps that stay, before and after.
      @usableFromInline let before: [Step]
      @usableFromInline let after: [Step]
      @usableFromInline let removed: [Step]
      @usableFromInline let added: [Step]
      @usableFromInline let tokensAfter: Set<Identity>

      @usableFromInline
      init(before: [Step], after: [Step]) {
        (self.before, self.after) = (before, after)
        let old = Set(before.map { $0.id })
        let new = Set(after.map { $0.id.token })
        tokensAfter = new
        removed = before.filter { !new.contains($0.id.token) }
        added = after.filter { !old.contains($0.id) }
      }
    }

    @inlinable
    init(kept: Int, _ content: Content = .nothing) {
      (self.kept, self.content) = (kept, content)
    }

    /// Creates the change that replaces steps by others.
    @usableFromInline
    package init(kept: Int, before: [Step], after: [Step]) {
      self.kept = kept
      switch (before.count, after.count) {
      case (0, 0): content = .nothing
      case (0, 1): content = .added(after[0])
      case (1, 0): content = .removed(before[0])
      default: content = .several(Several(before: before, after: after))
      }
    }

    /// Creates a change that changes nothing.
    package init(unchanged journey: Journey) { self.init(kept: journey.steps.count) }
  }
}

extension Journey.Change {
  /// The steps that have gone, lowest first.
  @inlinable
  public var removed: [Journey<Destination>.Step] {
    switch content {
    case .nothing, .added: []
    case .removed(let step): [step]
    case .several(let steps): steps.removed
    }
  }

  /// The new steps, lowest first.
  @inlinable
  public var added: [Journey<Destination>.Step] {
    switch content {
    case .nothing, .removed: []
    case .added(let step): [step]
    case .several(let steps): steps.added
    }
  }

  /// Whether the change only removes steps at the top, if any.
  @inlinable
  package var onlyCuts: Bool {
    switch content {
    case .nothing, .removed: true
    case .added: false
    case .several(let steps): steps.after.isEmpty
    }
  }

  /// Whether a step above the lowest ones stays, in the same place or another.
  @inlinable
  package func keeps(_ step: Identity) -> Bool {
    guard case .several(let steps) = content else { return false }
    return steps.tokensAfter.contains(step)
  }

  /// The steps above the ones that stay, before the change.
  @inlinable
  package var before: [Journey<Destination>.Step] {
    if case .several(let steps) = content { steps.before } else { removed }
  }

  /// The steps above the ones that stay, after the change.
  @inlinable
  package var after: [Journey<Destination>.Step] {
    if case .several(let steps) = content { steps.after } else { added }
  }

  /// Whether nothing changes.
  @inlinable
  public var isEmpty: Bool {
    if case .nothing = content { true } else { false }
  }
}

extension Journey.Change: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.kept == other.kept && one.before == other.before && one.after == other.after
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kept)
    hasher.combine(before)
    hasher.combine(after)
  }
}

extension Journey.Change: Sendable where Destination: Sendable {}
extension Journey.Change.Content: Sendable where Destination: Sendable {}
extension Journey.Change.Several: Sendable where Destination: Sendable {}

extension Journey.Change: CustomStringConvertible {
  public var description: String {
    isEmpty ? "kept \(kept)" : "kept \(kept), removed \(removed), added \(added)"
  }
}
