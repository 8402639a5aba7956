public import Foundation

/// The layout of `HStack`.
///
/// Like SwiftUI's `HStackLayout`.
public struct HStackLayout: LinearStackLayout {
  public var alignment: VerticalAlignment
  /// The distance in points; nil for the host's default.
  public var spacing: CGFloat?

  /// Creates a layout that places views from left to right, `spacing` points apart.
  @Memberwise
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)

  var arrangement: StackElement.Arrangement { .horizontal(alignment, spacing: spacing) }

  fileprivate var line: LineOfSubviews {
    LineOfSubviews(axis: .horizontal, spacing: spacing ?? 8) { $0[alignment] }
  }
}

/// The layout of `VStack`.
///
/// Like SwiftUI's `VStackLayout`.
public struct VStackLayout: LinearStackLayout {
  public var alignment: HorizontalAlignment
  /// The distance in points; nil for the host's default.
  public var spacing: CGFloat?

  /// Creates a layout that places views from top to bottom, `spacing` points apart.
  @Memberwise
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)

  var arrangement: StackElement.Arrangement { .vertical(alignment, spacing: spacing) }

  fileprivate var line: LineOfSubviews {
    LineOfSubviews(axis: .vertical, spacing: spacing ?? 8) { $0[alignment] }
  }
}

/// The layout of `ZStack`.
///
/// Like SwiftUI's `ZStackLayout`.
public struct ZStackLayout: StackLayout {
  public var alignment: Alignment

  /// Creates a layout that places views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var arrangement: StackElement.Arrangement { .layered(alignment) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(.zero) { size, view in
      let own = view.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let whole = ViewDimensions(bounds.size)
    for view in subviews {
      let own = view.dimensions(in: proposal)
      let point = CGPoint(
        x: bounds.minX + whole[alignment.horizontal] - own[alignment.horizontal],
        y: bounds.minY + whole[alignment.vertical] - own[alignment.vertical])
      view.place(at: point, proposal: proposal)
    }
  }
}

/// A layout that places views in a line.
private protocol LinearStackLayout: StackLayout {
  var line: LineOfSubviews { get }
}

extension LinearStackLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    line.size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    line.place(subviews, in: bounds, proposal)
  }
}

/// Views of a custom layout in a row or a column.
private struct LineOfSubviews {
  let axis: Axis
  /// In points.
  let spacing: CGFloat
  /// Returns the position of the line on which views are aligned.
  let guide: (ViewDimensions) -> CGFloat

  /// What each view is offered along the line: the least flexible one is asked first.
  private func offers(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> [CGFloat?] {
    guard let length = proposal[axis], length.isFinite else {
      return Array(repeating: proposal[axis], count: views.count)
    }
    var left = max(0, length - spacing * CGFloat(max(0, views.count - 1)))
    var offers = [CGFloat?](repeating: 0, count: views.count)
    let order = views.indices.sorted { flexibility(views[$0]) < flexibility(views[$1]) }
    for (place, index) in order.enumerated() {
      let offer = max(0, left / CGFloat(views.count - place))
      offers[index] = offer
      left -= views[index].sizeThatFits(proposal.with(offer, along: axis))[axis]
    }
    return offers
  }

  private func flexibility(_ view: LayoutSubview) -> CGFloat {
    let least = view.sizeThatFits(ProposedViewSize.unspecified.with(0, along: axis))[axis]
    let most = view.sizeThatFits(ProposedViewSize.unspecified.with(.infinity, along: axis))[axis]
    return most - least
  }

  func size(_ proposal: ProposedViewSize, _ views: LayoutSubviews) -> CGSize {
    var length = spacing * CGFloat(max(0, views.count - 1))
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for (view, offer) in zip(views, offers(proposal, views)) {
      let own = view.dimensions(in: proposal.with(offer, along: axis))
      let size = CGSize(width: own.width, height: own.height)
      length += size[axis]
      before = max(before, guide(own))
      after = max(after, size[axis.other] - guide(own))
    }
    return CGSize(length, before + after, along: axis)
  }

  func place(_ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let offers = offers(proposal, views)
    let before =
      zip(views, offers).map { guide($0.dimensions(in: proposal.with($1, along: axis))) }.max() ?? 0
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let start = axis == .horizontal ? bounds.minY : bounds.minX
    for (view, offer) in zip(views, offers) {
      let offer = proposal.with(offer, along: axis)
      let own = view.dimensions(in: offer)
      view.place(at: CGPoint(position, start + before - guide(own), along: axis), proposal: offer)
      position += CGSize(width: own.width, height: own.height)[axis] + spacing
    }
  }
}

/// The layout of `Grid`, shown as a column of its rows.
///
/// Like SwiftUI's `GridLayout`.
public struct GridLayout: LinearStackLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout; distances are in points.
  @Memberwise
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  )

  private var column: VStackLayout {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
  }

  var arrangement: StackElement.Arrangement { column.arrangement }

  fileprivate var line: LineOfSubviews { column.line }
}
