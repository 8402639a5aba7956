/// What a direction did to a journey.
public struct Change<Destination: Hashable> {
  /// How many steps stayed as they were, counted from the root.
  public internal(set) var kept: Int

  /// The steps that were taken away, lowest first.
  public internal(set) var removed: [Step<Destination>] = []

  /// The steps that came on top of those that stayed, lowest first.
  public internal(set) var added: [Step<Destination>] = []

  /// Whether the journey is what it was before.
  public var isEmpty: Bool { removed.isEmpty && added.isEmpty }
}

extension Change {
  /// That nothing was done to a journey.
  package init(unchanged journey: Journey<Destination>) {
    self.init(kept: journey.steps.count)
  }

  /// This change and another that followed it, as one.
  func followed(by next: Change, in journey: Journey<Destination>) -> Change {
    var both = Change(kept: min(kept, next.kept), removed: removed)
    if next.kept < kept {
      both.removed = next.removed.prefix(kept - next.kept) + removed
    }
    both.added = Array(journey.steps[both.kept...])
    return both
  }
}

extension Change: Hashable {}

extension Change: Sendable where Destination: Sendable {}

extension Change: CustomStringConvertible {
  public var description: String {
    isEmpty ? "kept \(kept)" : "kept \(kept), removed \(removed), added \(added)"
  }
}
