/// How a line is drawn.
///
/// Like SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  /// Creates a stroke style; lengths are in points.
  @Memberwise
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  )
}

/// How a line ends.
///
/// Like Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How two lines meet.
///
/// Like Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How an area is filled.
///
/// Like SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  /// Creates a fill style.
  @Memberwise
  public init(eoFill isEOFilled: Bool = false, antialiased isAntialiased: Bool = true)
}
