/// One of the four edges of a rectangle.
///
/// Like SwiftUI's `Edge`.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
///
/// Like SwiftUI's `HorizontalEdge`.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing
}

/// The top or bottom edge.
///
/// Like SwiftUI's `VerticalEdge`.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom
}

/// The insets of the four edges, in points.
///
/// Like SwiftUI's `EdgeInsets`.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Creates insets for the four edges, in points.
  @Memberwise
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)

  /// Creates insets from UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }

  /// Creates insets that are all zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A horizontal or vertical axis.
///
/// Like SwiftUI's `Axis`.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// A set of axes.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

extension VerticalEdge {
  /// A set of vertical edges.
  ///
  /// Like SwiftUI's `VerticalEdge.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

extension HorizontalEdge {
  /// A set of horizontal edges.
  ///
  /// Like SwiftUI's `HorizontalEdge.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}
