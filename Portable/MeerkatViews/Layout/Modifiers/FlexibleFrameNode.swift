import Foundation

/// The rule for `frame(minWidth:idealWidth:maxWidth:…)`.
///
/// The proposal is clamped to the limits. The size follows the element inside along an axis without
/// limits, and the proposal along an axis with limits.
final class FlexibleFrameNode: SingleNode {
  /// The bounds along one axis, in order: a minimum below nothing is nothing, an ideal length below the minimum is the
  /// minimum, a maximum below either is that.
  private struct Bounds {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      let least = least.map { max(0, $0) }
      let ideal = ideal.map { max($0, least ?? 0) }
      self.least = least
      self.ideal = ideal
      self.most = most.map { max($0, ideal ?? least ?? 0) }
    }

    func offer(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return min(max(length, least ?? 0), most ?? .infinity)
    }

    func taken(_ inside: CGFloat, _ proposal: CGFloat?) -> CGFloat {
      let offered = offer(proposal)
      var length = inside
      if let least { length = max(least, min(length, offered ?? length)) }
      if let most { length = min(most, max(length, offered ?? length)) }
      return length
    }
  }

  private var frame: FlexibleFrame? {
    guard case .flexibleFrame(let frame) = modifier else { return nil }
    return frame
  }

  private func bounds(
    _ axis: Axis, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> Bounds {
    func converted(_ length: CGFloat?) -> CGFloat? {
      length.map { $0.isFinite ? engine.metrics.frameLength($0, along: axis) : $0 }
    }
    return Bounds(converted(least), converted(ideal), converted(most))
  }

  private var width: Bounds {
    bounds(.horizontal, frame?.minWidth, frame?.idealWidth, frame?.maxWidth)
  }

  private var height: Bounds {
    bounds(.vertical, frame?.minHeight, frame?.idealHeight, frame?.maxHeight)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func outer(_ inside: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.taken(inside.width, proposal.width),
      height: height.taken(inside.height, proposal.height))
  }

  override func origin(
    of child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    child.origin(frame?.alignment ?? .center, in: size, for: inner(proposal))
  }
}
