extension Journey {
  /// The directions that lead from this journey to another, one thing at a time.
  ///
  /// First back to the last step that both have: presentations are closed one after the other, from
  /// the top; then what is left to pop is popped. Then forward, step by step. The steps that both
  /// have are not touched, so that the user keeps them as they are. A root that differs is replaced
  /// as soon as it is alone. Who follows them all has a journey equal to the other.
  ///
  /// - Returns: The directions; none where both look the same.
  /// - Complexity: O(n).
  public func directions(to other: Journey) -> [Direction<Destination>] {
    let kept = countOfStepsInCommon(with: other)
    let below = max(kept, 1)
    let closed = starts.drop { $0 < below }
    var directions: [Direction<Destination>] = closed.map { _ in .close }
    directions += pops(from: closed.first ?? steps.count, to: below)
    if kept == 0 { directions.append(.replaceTop(with: other.root)) }
    directions += other.steps[below...].map { .forward(to: $0.destination, style: $0.style) }
    return directions
  }

  /// Pops all at once where a direction says where to, and otherwise one by one.
  private func pops(from count: Int, to kept: Int) -> [Direction<Destination>] {
    let destination = steps[kept - 1].destination
    switch count - kept {
    case 0: return []
    case 1: return [.back]
    case _ where kept == 1: return [.backToRoot]
    case _ where !steps[kept..<count].contains { $0.destination == destination }:
      return [.backTo(destination)]
    case let pops: return Array(repeating: .back, count: pops)
    }
  }
}
