import Foundation

/// The rule for elements in a row or a column.
///
/// Space is given away in groups of equal priority. Within a group the least flexible element is asked first, and each one
/// is offered an equal part of what is then left.
class LinearNode: LayoutNode {
  /// What a row or column is like.
  struct Line {
    let axis: Axis
    let guide: Guide
    /// In the host's unit, nil for what the elements prefer.
    let spacing: CGFloat?
  }

  /// The places for one proposal.
  private struct Solution {
    let proposal: ProposedViewSize
    var offers: [CGFloat?] = []
    var size = CGSize.zero
  }

  private var solution: Solution?

  /// Up to how many levels of stacks a stack answers in full how narrow or wide it can get.
  private static let thoroughLevels = 2

  override var isStack: Bool { true }

  /// What the row or column is like.
  var line: Line { Line(axis: .vertical, guide: Guide(HorizontalAlignment.center), spacing: nil) }

  override func forget() { solution = nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let children = children
    if children.count == 1 { return children[0].size(proposal) }
    if children.isEmpty { return .zero }
    let line = line
    if isProbe(proposal[line.axis.other]), proposal[line.axis] != nil,
      levels > LinearNode.thoroughLevels
    {
      return size(proposal.with(nil, along: line.axis))
    }
    solve(proposal, line)
    return solution?.size ?? .zero
  }

  /// Whether a length across is offered only to find out how narrow or wide the stack can get.
  ///
  /// How space is divided along the stack hardly matters to the answer then. To divide it nevertheless would double the
  /// number of questions with every level of rows in columns in rows.
  private func isProbe(_ across: CGFloat?) -> Bool { across == 0 || across == .infinity }

  private func solve(_ proposal: ProposedViewSize, _ line: Line) {
    var new = Solution(proposal: proposal)
    if let length = proposal[line.axis], length.isFinite {
      let free = max(0, length - totalSpacing(line))
      new.offers =
        free > 0
        ? divide(free, proposal, line.axis) : [CGFloat?](repeating: 0, count: children.count)
    } else {
      new.offers = [CGFloat?](repeating: proposal[line.axis], count: children.count)
    }
    new.size = joinedSize(new, line)
    solution = new
  }

  /// The size of all together.
  private func joinedSize(_ solution: Solution, _ line: Line) -> CGSize {
    var length = totalSpacing(line)
    for (child, offer) in zip(children, solution.offers) {
      length += child.size(solution.proposal.with(offer, along: line.axis))[line.axis]
    }
    let across = crossExtent(solution, line)
    return CGSize(length, across.before + across.after, along: line.axis)
  }

  /// How far the elements reach to both sides of the line on which they are aligned.
  private func crossExtent(
    _ solution: Solution, _ line: Line
  ) -> (before: CGFloat, after: CGFloat) {
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    for (child, offer) in zip(children, solution.offers) {
      let proposal = solution.proposal.with(offer, along: line.axis)
      let extent = child.size(proposal)[line.axis.other]
      if extent.isInfinite { return (0, .infinity) }
      let guide = child.guide(line.guide, for: proposal)
      before = max(before, guide)
      after = max(after, extent - guide)
    }
    return (before, after)
  }

  override func placements(
    _ proposal: ProposedViewSize, in size: CGSize
  ) -> [Placement] {
    if children.count == 1 { return [Placement(.zero, proposal)] }
    let line = line
    if solution?.proposal != proposal { solve(proposal, line) }
    guard var solution else { return [] }
    // Where nothing in particular was offered across, all elements are offered what the widest one took.
    if proposal[line.axis.other] == nil {
      let filled = proposal.with(size[line.axis.other], along: line.axis.other)
      solution = Solution(proposal: filled, offers: solution.offers)
    }
    let before = crossExtent(solution, line).before
    var position: CGFloat = 0
    return children.indices.map { index in
      let child = children[index]
      let offer = solution.proposal.with(solution.offers[index], along: line.axis)
      if index > 0 { position += spacing(before: index, line) }
      let origin = CGPoint(position, before - child.guide(line.guide, for: offer), along: line.axis)
      position += child.size(offer)[line.axis]
      return Placement(origin, offer)
    }
  }
}

// MARK: - Spacing

extension LinearNode {
  private func totalSpacing(_ line: Line) -> CGFloat {
    let count = children.count - 1
    if let spacing = line.spacing { return spacing * CGFloat(count) }
    var total: CGFloat = 0
    for index in 0..<count { total += spacing(before: index + 1, line) }
    return total
  }

  /// The distance between an element and the one before: the host's usual one, none beside a spacer.
  private func spacing(before index: Int, _ line: Line) -> CGFloat {
    if let spacing = line.spacing { return spacing }
    if children[index].isSpacer || children[index - 1].isSpacer { return 0 }
    return line.axis == .horizontal ? engine.metrics.spacing.width : engine.metrics.spacing.height
  }
}

// MARK: - Giving space away

extension LinearNode {
  /// Gives what each element is offered of a length.
  private func divide(_ length: CGFloat, _ proposal: ProposedViewSize, _ axis: Axis) -> [CGFloat?] {
    let candidates = candidates(proposal, axis)
    var reserved = candidates.reduce(0) { $0 + $1.least }
    var left = length
    var offers = [CGFloat?](repeating: 0, count: candidates.count)
    var group: ArraySlice<Candidate> = []
    for (position, candidate) in candidates.enumerated() {
      if group.isEmpty {
        group = candidates[position...].prefix { $0.priority == candidate.priority }
        // Those of less priority keep at least their least length.
        reserved -= group.reduce(0) { $0 + $1.least }
      }
      let offer = max(0, (left - reserved) / CGFloat(group.count))
      group = group.dropFirst()
      offers[candidate.index] = offer
      left -= children[candidate.index].size(proposal.with(offer, along: axis))[axis]
    }
    return offers
  }

  /// An element that waits for its part.
  private struct Candidate {
    let index: Int
    let priority: Double
    let least: CGFloat
    let flexibility: CGFloat
  }

  /// The elements in the order in which they are asked.
  private func candidates(_ proposal: ProposedViewSize, _ axis: Axis) -> [Candidate] {
    let children = children
    let isEven = children.allSatisfy { $0.priority == children[0].priority }
    var candidates: [Candidate] = []
    candidates.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let least = child.size(proposal.with(0, along: axis))[axis]
      let most = child.size(proposal.with(.infinity, along: axis))[axis]
      candidates.append(
        Candidate(
          index: index, priority: child.priority, least: least, flexibility: most - least))
    }
    candidates.sort { left, right in
      if !isEven, left.priority != right.priority { return left.priority > right.priority }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      // Of those that take any length, the one that needs most is asked first.
      if left.least != right.least { return left.least > right.least }
      return left.index < right.index
    }
    return candidates
  }
}
