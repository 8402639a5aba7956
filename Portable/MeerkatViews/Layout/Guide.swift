import Foundation

/// An alignment guide along one axis.
struct Guide: Equatable {
  let key: ObjectIdentifier
  let axis: Axis
  private let type: (any AlignmentID.Type)?
  /// The part of the length at which the guide usually is, nil for guides that compute their place.
  let fraction: CGFloat?

  init(_ alignment: HorizontalAlignment) {
    key = ObjectIdentifier(alignment.id)
    axis = .horizontal
    type = alignment.id
    fraction = Guide.fraction(alignment == .center, alignment == .leading, alignment == .trailing)
  }

  init(_ alignment: VerticalAlignment) {
    key = ObjectIdentifier(alignment.id)
    axis = .vertical
    type = alignment.id
    fraction = Guide.fraction(alignment == .center, alignment == .top, alignment == .bottom)
  }

  init(_ own: AlignmentGuide) {
    key = own.id
    axis = own.isHorizontal ? .horizontal : .vertical
    type = nil
    fraction = nil
  }

  private static func fraction(_ isMiddle: Bool, _ isStart: Bool, _ isEnd: Bool) -> CGFloat? {
    isMiddle ? 0.5 : isStart ? 0 : isEnd ? 1 : nil
  }

  static let firstBaseline = Guide(.firstTextBaseline)
  static let lastBaseline = Guide(.lastTextBaseline)

  static func == (left: Guide, right: Guide) -> Bool { left.key == right.key }

  /// Returns the place of the guide in a view that does not set it.
  func usual(in size: CGSize) -> CGFloat {
    if let fraction { return size[axis] * fraction }
    return type?.defaultValue(in: ViewDimensions(size)) ?? 0
  }

  /// Returns the place in a container from those of the views: the first line, the last one, or the
  /// mean.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    if self == .firstBaseline { return values.min() }
    if self == .lastBaseline { return values.max() }
    return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }
}

extension AlignmentGuide {
  /// The guide that is set.
  var guide: Guide { Guide(self) }
}

/// The guides that are set in a subtree.
struct GuideContents: Equatable {
  /// The guides that modifiers set.
  private var set: [Guide] = []
  /// Whether there is a text, which sets the baselines.
  var hasText = false

  /// All of them.
  var guides: [Guide] { hasText ? set + [.firstBaseline, .lastBaseline] : set }

  func contains(_ guide: Guide) -> Bool {
    if hasText, guide == .firstBaseline || guide == .lastBaseline { return true }
    return !set.isEmpty && set.contains(guide)
  }

  mutating func add(_ guide: Guide) {
    if !set.contains(guide) { set.append(guide) }
  }

  mutating func add(_ other: GuideContents) {
    hasText = hasText || other.hasText
    for guide in other.set { add(guide) }
  }
}
