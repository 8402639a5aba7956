public import Foundation

/// One of the four sides of a rectangle.
///
/// Like SwiftUI's `Edge`.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one side.
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

/// A side to the left or right, by the direction of reading.
///
/// Like SwiftUI's `HorizontalEdge`.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing
}

/// A side above or below.
///
/// Like SwiftUI's `VerticalEdge`.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom
}

/// The distances of the four sides from something inside, in points.
///
/// Like SwiftUI's `EdgeInsets`.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Creates insets of four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are all zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// The direction along which something extends.
///
/// Like SwiftUI's `Axis`.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// One or both directions.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
