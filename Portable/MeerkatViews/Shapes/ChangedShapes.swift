/// A transformed shape.
///
/// Like SwiftUI's `TransformedShape`.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  @Memberwise
  public init(shape: Content, transform: CGAffineTransform)

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape with an offset.
///
/// Like SwiftUI's `OffsetShape`.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  /// In points.
  public var offset: CGSize

  /// Creates a shape with an offset, in points.
  @Memberwise
  public init(shape: Content, offset: CGSize)

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A scaled shape.
///
/// Like SwiftUI's `ScaledShape`.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  @Memberwise
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center)

  public func path(in rect: CGRect) -> Path {
    let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(scaling.around(anchor, in: rect))
  }
}

/// A rotated shape.
///
/// Like SwiftUI's `RotatedShape`.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  @Memberwise
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center)

  public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.around(anchor, in: rect))
  }
}

extension TransformedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> TransformedShape<Content.InsetShape> {
    TransformedShape<Content.InsetShape>(shape: shape.inset(by: amount), transform: transform)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(
      shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape with a fixed size.
nonisolated struct SizedShape<Content: Shape>: Shape {
  let shape: Content
  /// In points.
  let size: CGSize

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A combination of two shapes.
nonisolated struct JoinedShape<First: Shape, Second: Shape>: Shape {
  let shape: First
  let other: Second

  func path(in rect: CGRect) -> Path {
    var path = shape.path(in: rect)
    path.addPath(other.path(in: rect))
    return path
  }
}

extension CGAffineTransform {
  /// Returns the change with a point of a rectangle that stays where it is.
  fileprivate func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let point = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
