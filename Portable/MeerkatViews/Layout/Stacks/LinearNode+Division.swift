import Foundation

extension LinearNode {
  /// An element that waits for its part of a length.
  ///
  /// In the order in which they are asked: by priority, then the least flexible one first, and of those that take any
  /// length, the one that needs most.
  private struct Candidate: Comparable {
    let index: Int
    let priority: Double
    let least: CGFloat
    let flexibility: CGFloat

    static func < (left: Candidate, right: Candidate) -> Bool {
      if left.priority != right.priority { return left.priority > right.priority }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      if left.least != right.least { return left.least > right.least }
      return left.index < right.index
    }
  }

  /// Returns what each element is offered of a length.
  func divide(_ length: CGFloat, _ proposal: ProposedViewSize, _ axis: Axis) -> [CGFloat?] {
    let candidates = candidates(proposal, axis)
    var offers = [CGFloat?](repeating: 0, count: candidates.count)
    var left = length
    // Those of less priority keep at least their least length.
    var reserved: CGFloat = 0
    for candidate in candidates { reserved += candidate.least }
    var waiting = 0
    for (position, candidate) in candidates.enumerated() {
      if waiting == 0 {
        for other in candidates[position...] {
          guard other.priority == candidate.priority else { break }
          reserved -= other.least
          waiting += 1
        }
      }
      let offer = max(0, (left - reserved) / CGFloat(waiting))
      waiting -= 1
      offers[candidate.index] = offer
      left -= children[candidate.index].size(proposal.with(offer, along: axis))[axis]
    }
    return offers
  }

  /// The elements in the order in which they are asked.
  private func candidates(_ proposal: ProposedViewSize, _ axis: Axis) -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let least = child.size(proposal.with(0, along: axis))[axis]
      let most = child.size(proposal.with(.infinity, along: axis))[axis]
      candidates.append(
        Candidate(index: index, priority: child.priority, least: least, flexibility: most - least))
    }
    candidates.sort()
    return candidates
  }
}
