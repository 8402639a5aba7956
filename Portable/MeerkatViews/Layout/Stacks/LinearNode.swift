import Foundation

/// The rule for elements in a row or a column.
///
/// Space is divided in groups of equal priority. Within a group, the least flexible element is
/// measured first, and each one is proposed an equal part of the remaining space.
class LinearNode: LayoutNode {
  /// What a row or column is like.
  struct Line {
    let axis: Axis
    let guide: Guide
    /// In the host's unit, nil for what the elements prefer.
    let spacing: CGFloat?
  }

  /// The answers for one proposal.
  private struct Solution {
    var proposal: ProposedViewSize
    /// What each element is offered along the stack.
    var offers: [CGFloat?]
    /// The distances before each element but the first.
    let spacings: [CGFloat]
    /// What each element takes of that.
    var sizes: [CGSize] = []
    /// How far the elements reach to both sides of the line on which they are aligned.
    var before: CGFloat = 0
    var after: CGFloat = 0
  }

  /// The last answers, as long as they hold.
  private var solution: Solution?

  /// Up to how many levels of stacks a stack answers in full how narrow or wide it can get.
  private static let thoroughLevels = 2

  override var isStack: Bool { true }

  /// What the row or column is like.
  var line: Line { Line(axis: .vertical, guide: Guide(HorizontalAlignment.center), spacing: nil) }

  /// Where no space was divided, one element's answer does not touch the others': only that one is asked again.
  override func forget(_ changed: [LayoutNode]?) {
    guard let changed, var kept = solution, kept.sizes.count == children.count else {
      solution = nil
      return
    }
    solution = nil
    let line = line
    if let length = kept.proposal[line.axis], length.isFinite { return }
    for child in changed {
      guard !child.hasOtherStructure, let index = index(of: child) else { return }
      kept.sizes[index] = child.size(kept.proposal.with(kept.offers[index], along: line.axis))
    }
    align(&kept, line)
    solution = kept
  }

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
    let solution = validSolution(proposal) ?? solve(proposal, line)
    self.solution = solution
    // Loops, since a closure is checked for its actor at each call.
    var length = solution.spacings.reduce(0, +)
    for size in solution.sizes { length += size[line.axis] }
    return CGSize(length, solution.before + solution.after, along: line.axis)
  }

  /// Whether a length across is offered only to find out how narrow or wide the stack can get.
  ///
  /// How space is divided along the stack hardly matters to the answer then. To divide it nevertheless would double the
  /// number of questions with every level of rows in columns in rows.
  private func isProbe(_ across: CGFloat?) -> Bool { across == 0 || across == .infinity }

  private func index(of child: LayoutNode) -> Int? {
    for (index, other) in children.enumerated() where other === child { return index }
    return nil
  }

  private func validSolution(_ proposal: ProposedViewSize) -> Solution? {
    guard let solution, solution.proposal == proposal else { return nil }
    return solution
  }

  private func solve(_ proposal: ProposedViewSize, _ line: Line) -> Solution {
    var offers = [CGFloat?](repeating: proposal[line.axis], count: children.count)
    let spacings = spacings(line)
    if let length = proposal[line.axis], length.isFinite {
      let free = max(0, length - spacings.reduce(0, +))
      offers = free > 0 ? divide(free, proposal, line.axis) : offers.map { _ in 0 }
    }
    var solution = Solution(proposal: proposal, offers: offers, spacings: spacings)
    takeSizes(&solution, line)
    return solution
  }

  /// Asks the elements what they take of the offers.
  private func takeSizes(_ solution: inout Solution, _ line: Line) {
    var proposal = solution.proposal
    solution.sizes.removeAll(keepingCapacity: true)
    solution.sizes.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      proposal = proposal.with(solution.offers[index], along: line.axis)
      solution.sizes.append(child.size(proposal))
    }
    align(&solution, line)
  }

  /// Finds out how far the elements reach to both sides of the line on which they are aligned.
  private func align(_ solution: inout Solution, _ line: Line) {
    var widest: CGFloat = 0
    for size in solution.sizes { widest = max(widest, size[line.axis.other]) }
    solution.after = widest
    guard widest.isFinite else { return }
    if let fraction = usualFraction(line) {
      solution.before = widest * fraction
      solution.after = widest - solution.before
      return
    }
    solution.before = -.infinity
    solution.after = -.infinity
    for index in children.indices {
      let guide = guidePlace(index, solution, line)
      solution.before = max(solution.before, guide)
      solution.after = max(solution.after, solution.sizes[index][line.axis.other] - guide)
    }
  }

  /// The part of the length across at which all elements are aligned, nil where one sets its guide.
  private func usualFraction(_ line: Line) -> CGFloat? {
    allGuides.contains(line.guide) ? nil : line.guide.fraction
  }

  private func guidePlace(_ index: Int, _ solution: Solution, _ line: Line) -> CGFloat {
    children[index].guide(
      line.guide, for: solution.proposal.with(solution.offers[index], along: line.axis))
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    if children.count == 1 { return [Placement(.zero, proposal)] }
    let line = line
    var solution = validSolution(proposal) ?? solve(proposal, line)
    // Where nothing in particular was offered across, all elements are offered what the widest one took.
    if proposal[line.axis.other] == nil {
      solution.proposal = proposal.with(size[line.axis.other], along: line.axis.other)
      takeSizes(&solution, line)
    }
    return positions(solution, line)
  }

  private func positions(_ solution: Solution, _ line: Line) -> [Placement] {
    let fraction = usualFraction(line)
    var placements: [Placement] = []
    placements.reserveCapacity(solution.sizes.count)
    var position: CGFloat = 0
    for (index, size) in solution.sizes.enumerated() {
      if index > 0 { position += solution.spacings[index - 1] }
      let guide: CGFloat
      if let fraction {
        guide = size[line.axis.other] * fraction
      } else {
        guide = guidePlace(index, solution, line)
      }
      placements.append(
        Placement(
          CGPoint(position, solution.before - guide, along: line.axis),
          solution.proposal.with(solution.offers[index], along: line.axis)))
      position += size[line.axis]
    }
    return placements
  }
}

// MARK: - Spacing

extension LinearNode {
  /// The distances before each element but the first: the host's usual ones, none beside a spacer.
  private func spacings(_ line: Line) -> [CGFloat] {
    let usual = line.spacing ?? engine.metrics.spacing[line.axis]
    var spacings = [CGFloat](repeating: usual, count: max(0, children.count - 1))
    guard line.spacing == nil, usual != 0 else { return spacings }
    for (index, child) in children.enumerated() where child.isSpacer {
      if index > 0 { spacings[index - 1] = 0 }
      if index < spacings.count { spacings[index] = 0 }
    }
    return spacings
  }
}
