/// The default position of an alignment guide in a view.
///
/// Like SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's default position, in points from the view's top or leading edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the positions of its alignment guides, in points.
///
/// Like SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  let guides: [ObjectIdentifier: CGFloat]

  package init(_ size: CGSize, guides: [ObjectIdentifier: CGFloat] = [:]) {
    width = size.width
    height = size.height
    self.guides = guides
  }

  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guides[ObjectIdentifier(guide.id)] ?? guide.id.defaultValue(in: self)
  }

  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guides[ObjectIdentifier(guide.id)] ?? guide.id.defaultValue(in: self)
  }

  /// The position of a horizontal guide, if the view sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guides[ObjectIdentifier(guide.id)]
  }

  /// The position of a vertical guide, if the view sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides[ObjectIdentifier(guide.id)]
  }
}

/// An alignment along the horizontal axis.
///
/// Like SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// Creates an alignment with a custom guide.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the separator of a list's row begins; hosts place it themselves.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the separator of a list's row ends; hosts place it themselves.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// An alignment along the vertical axis.
///
/// Like SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// Creates an alignment with a custom guide.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A horizontal and a vertical alignment.
///
/// Like SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  /// Creates an alignment along both axes.
  @Memberwise
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline =
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline =
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline =
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}
