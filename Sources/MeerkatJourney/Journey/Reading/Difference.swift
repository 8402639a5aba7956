extension Journey {
  /// The difference between two journeys, for display.
  ///
  /// Journeys are stacks: they are equal up to the first step that differs, and everything above was
  /// removed or added. The description shows both, like a text diff:
  /// ```
  ///   course
  ///   push task("essay")
  /// - sheet share
  /// + push scheduler
  /// ```
  public struct Difference {
    /// The steps at the beginning of both journeys, lowest first.
    public let kept: ArraySlice<Step>

    /// The steps of the earlier journey only, lowest first.
    public let removed: ArraySlice<Step>

    /// The steps of the later journey only, lowest first.
    public let added: ArraySlice<Step>

    /// Whether the two journeys are equal.
    public var isEmpty: Bool { removed.isEmpty && added.isEmpty }
  }
}

extension Journey {
  /// Returns the difference from an earlier journey.
  ///
  /// - Complexity: O(n), without copying steps.
  public func difference(from earlier: Journey) -> Difference {
    let kept = commonSteps(with: earlier)
    return Difference(
      kept: steps[..<kept], removed: earlier.steps[kept...], added: steps[kept...])
  }
}

extension Journey.Difference: Hashable {}

extension Journey.Difference: Sendable where Destination: Sendable {}

extension Journey.Difference: CustomStringConvertible {
  /// One line for each step: first the removed ones with a minus, then the added ones with a plus.
  ///
  /// If the two have many steps in common, only the root and the topmost of them are shown.
  public var description: String {
    let lines =
      linesOfKept + removed.map { "- " + Self.line($0, in: removed) }
      + added.map { "+ " + Self.line($0, in: added) }
    return lines.joined(separator: "\n")
  }

  private var linesOfKept: [String] {
    let lines = { (steps: ArraySlice<Journey<Destination>.Step>) in
      steps.map { "  " + Self.line($0, in: steps) }
    }
    guard kept.count > 5 else { return lines(kept) }
    return lines(kept.prefix(1)) + ["  … \(kept.count - 3) more"] + lines(kept.suffix(2))
  }

  private static func line(
    _ step: Journey<Destination>.Step, in steps: ArraySlice<Journey<Destination>.Step>
  ) -> String {
    let isRoot = steps.startIndex == 0 && step.id == steps.first?.id
    return isRoot ? "\(step.destination)" : "\(step)"
  }
}
