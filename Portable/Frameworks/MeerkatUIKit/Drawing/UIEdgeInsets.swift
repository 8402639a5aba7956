/// The distances from the edges of a rectangle.
///
/// Like UIKit's `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat = 0
  public var left: CGFloat = 0
  public var bottom: CGFloat = 0
  public var right: CGFloat = 0

  /// Creates distances of zero.
  public init() {}

  /// Creates distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets()
}

/// The distances from the edges of a rectangle, in the direction of reading.
///
/// Like UIKit's `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0

  /// Creates distances of zero.
  public init() {}

  /// Creates distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public static let zero = NSDirectionalEdgeInsets()
}

/// The corners of a rectangle.
///
/// Like UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGRect {
  /// Returns the rectangle with other edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}
