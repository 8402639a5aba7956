public import MeerkatViews

/// What an axis shows at a value: a line, a tick or a label.
///
/// Like Swift Charts' `AxisMark`.
@MainActor @preconcurrency
public protocol AxisMark {}

/// A mark that knows what it shows.
@MainActor @preconcurrency
protocol AxisItemSource: AxisMark {
  @MainActor func addItems(to items: inout [AxisItem])
}

/// What an axis draws at a value.
struct AxisItem {
  enum Kind {
    case line
    /// The length in points; nil for the usual one.
    case tick(CGFloat?)
    case label(AxisLabel)
  }

  let kind: Kind
  /// Whether it stands in the middle of the unit of time that begins at the value.
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  /// In points.
  var offset = CGSize.zero
}

/// A label of an axis.
struct AxisLabel {
  enum Content {
    /// The value, as the axis writes it.
    case usual
    case text(Text)
    /// The value, in a format of the app's.
    case format((Datum) -> String?)
    case view(AnyView)
  }

  let content: Content
  var anchor: UnitPoint?
  /// In points.
  var horizontalSpacing: CGFloat?
  /// In points.
  var verticalSpacing: CGFloat?
}

extension AxisMark {
  func collect(into items: inout [AxisItem]) { (self as? any AxisItemSource)?.addItems(to: &items) }

  nonisolated func with(_ change: @escaping (inout AxisItem) -> Void) -> ChangedAxisMark<Self> {
    ChangedAxisMark(content: self, change: change)
  }

  /// Sets the style of the mark.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return with { $0.style = $0.style ?? style }
  }

  /// Sets the font of the mark's labels.
  nonisolated public func font(_ font: Font?) -> some AxisMark {
    with { $0.font = $0.font ?? font }
  }

  /// Moves the mark, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    with {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Moves the mark, in points.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

/// A mark with a change to what it shows.
nonisolated struct ChangedAxisMark<Content: AxisMark>: AxisItemSource {
  let content: Content
  let change: (inout AxisItem) -> Void

  @MainActor func addItems(to items: inout [AxisItem]) {
    let first = items.count
    content.collect(into: &items)
    for index in first..<items.count { change(&items[index]) }
  }
}

/// A line through the plot at a value.
///
/// Like Swift Charts' `AxisGridLine`.
nonisolated public struct AxisGridLine: AxisItemSource {
  private let item: AxisItem

  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .line, isCentered: centered, stroke: stroke)
  }

  @MainActor func addItems(to items: inout [AxisItem]) { items.append(item) }
}

/// A short line between the plot and a label.
///
/// Like Swift Charts' `AxisTick`.
nonisolated public struct AxisTick: AxisItemSource {
  /// How long a tick is.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// In points; nil for the usual length.
    let points: CGFloat?

    private init(points: CGFloat?) { self.points = points }

    public init(integerLiteral value: Int) { points = CGFloat(value) }
    public init(floatLiteral value: Double) { points = value }

    public static var automatic: Length { Length(points: nil) }

    /// As long as the labels are.
    public static var label: Length { Length(points: 14) }

    /// Longer than the labels are, by a length in points.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(points: 14 + length) }

    /// A length in points.
    public static func length(_ length: CGFloat) -> Length { Length(points: length) }
  }

  private let item: AxisItem

  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .tick(length.points), isCentered: centered, stroke: stroke)
  }

  /// Creates a tick of a length in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .tick(length), isCentered: centered, stroke: stroke)
  }

  @MainActor func addItems(to items: inout [AxisItem]) { items.append(item) }
}
