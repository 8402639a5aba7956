/// What sets a journey apart from another, as a person reads it.
///
/// Journeys are stacks: up to the first step that differs they are the same, and everything above
/// was removed or added. The description shows both, as two texts are compared:
///
/// ```
///   course
///   push task("essay")
/// - sheet share
/// + push scheduler
/// ```
public struct Difference<Destination: Hashable> {
  /// The steps with which both begin, lowest first.
  public let kept: ArraySlice<Step<Destination>>

  /// The steps that only the earlier journey has, lowest first.
  public let removed: ArraySlice<Step<Destination>>

  /// The steps that only the later journey has, lowest first.
  public let added: ArraySlice<Step<Destination>>

  /// Whether both journeys look the same.
  public var isEmpty: Bool { removed.isEmpty && added.isEmpty }
}

extension Journey {
  /// What sets this journey apart from an earlier one.
  ///
  /// - Complexity: O(n), and no step is copied.
  public func difference(from earlier: Journey) -> Difference<Destination> {
    let kept = zip(steps, earlier.steps).prefix { $0 == $1 }.count
    return Difference(
      kept: steps[..<kept], removed: earlier.steps[kept...], added: steps[kept...])
  }
}

extension Difference: Hashable {}

extension Difference: Sendable where Destination: Sendable {}

extension Difference: CustomStringConvertible {
  /// One line a step: the removed ones after a minus, then the added ones after a plus.
  ///
  /// Of many steps that both have, only the root and the topmost ones are shown.
  public var description: String {
    let lines =
      linesOfKept + removed.map { "- " + Self.line($0, in: removed) }
      + added.map { "+ " + Self.line($0, in: added) }
    return lines.joined(separator: "\n")
  }

  private var linesOfKept: [String] {
    let lines = { (steps: ArraySlice<Step<Destination>>) in
      steps.map { "  " + Self.line($0, in: steps) }
    }
    guard kept.count > 5 else { return lines(kept) }
    return lines(kept.prefix(1)) + ["  … \(kept.count - 3) more"] + lines(kept.suffix(2))
  }

  private static func line(
    _ step: Step<Destination>, in steps: ArraySlice<Step<Destination>>
  ) -> String {
    let isRoot = steps.startIndex == 0 && step.id == steps.first?.id
    return isRoot ? "\(step.destination)" : "\(step)"
  }
}
