extension Axis {
  /// The axis across this one.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension ProposedViewSize {
  /// The length that is offered along an axis.
  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// Returns the proposal with another length along an axis.
  func with(_ length: CGFloat?, along axis: Axis) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: height)
      : ProposedViewSize(width: width, height: length)
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  /// Creates a size of the lengths along and across an axis.
  init(_ along: CGFloat, _ across: CGFloat, along axis: Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  /// Creates a point of the positions along and across an axis.
  init(_ along: CGFloat, _ across: CGFloat, along axis: Axis) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
