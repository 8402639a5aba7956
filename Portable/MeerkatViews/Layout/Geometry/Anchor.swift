public import Foundation

/// A rectangle or point of a view, which another view can convert to its own coordinates.
///
/// Like SwiftUI's `Anchor`.
public struct Anchor<Value>: Sendable {
  let place: FrameReference?
  let box: AnchorBox?
  fileprivate let source: Source

  /// The source of an anchor.
  ///
  /// Like SwiftUI's `Anchor.Source`.
  public struct Source: Sendable {
    fileprivate let value: @Sendable (CGRect) -> Value
  }

  @Memberwise
  init(_ source: Source, at place: FrameReference?, _ box: AnchorBox?)

  /// Returns the value in coordinates with an origin.
  ///
  /// Where no host tells the place, it is that of who looks.
  func value(in size: CGSize, from origin: CGPoint) -> Value {
    let own = place?.origin(in: .global) ?? origin
    return source.value(
      CGRect(origin: CGPoint(x: own.x - origin.x, y: own.y - origin.y), size: box?.size ?? size))
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(box.map(ObjectIdentifier.init)) }
}

/// The last reported size of a view.
final class AnchorBox: Sendable {
  let size: CGSize

  init(_ size: CGSize) { self.size = size }
}

extension Anchor where Value == CGRect {
  /// Creates the anchor of a rectangle in the coordinates of whoever asks, in points.
  package init(_ rect: CGRect) { self.init(.rect(rect), at: nil, nil) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ rect: CGRect) -> Self {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view, as fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }

  public static var topLeading: Self { .unitPoint(.topLeading) }
  public static var top: Self { .unitPoint(.top) }
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  public static var leading: Self { .unitPoint(.leading) }
  public static var center: Self { .unitPoint(.center) }
  public static var trailing: Self { .unitPoint(.trailing) }
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  public static var bottom: Self { .unitPoint(.bottom) }
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}
