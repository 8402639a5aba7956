extension Shape {
  /// Returns the transformed shape.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape with an offset, in points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape with an offset, in points.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape with an offset, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the scaled shape.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the scaled shape.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the rotated shape.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with a fixed size, in points.
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// Returns the shape with a fixed size, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the union of this shape and another one.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    JoinedShape(shape: self, other: other)
  }

  /// Returns the intersection of this shape and another one.
  ///
  /// Accepted, without effect.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }

  /// Returns this shape without the area of another one.
  ///
  /// Accepted, without effect.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }

  /// Returns the symmetric difference of this shape and another one.
  ///
  /// Accepted, without effect.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    self
  }

  /// Returns the part of this shape's outline inside another one.
  ///
  /// Accepted, without effect.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    self
  }

  /// Returns the part of this shape's outline outside another one.
  ///
  /// Accepted, without effect.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    self
  }
}

extension View {
  /// Transforms the view; not shown by hosts.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    accepted()
  }
}

/// The shape of the container; a rectangle on all hosts.
///
/// Like SwiftUI's `ContainerRelativeShape`.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  private var rectangle = Rectangle()

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.rectangle = rectangle.inset(by: amount)
    return copy
  }

  public var outline: Outline { rectangle.outline }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A rectangle whose corners match those of its container; a plain rectangle on all hosts.
///
/// Like SwiftUI's `ConcentricRectangle`.
nonisolated public struct ConcentricRectangle: InsettableShape {
  private var rectangle = Rectangle()

  /// Creates the rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.rectangle = rectangle.inset(by: amount)
    return copy
  }

  public var outline: Outline { rectangle.outline }
}

/// A style of a repeated image; hosts draw a plain style.
///
/// Like SwiftUI's `ImagePaint`.
///
/// Accepted, without effect.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  /// Creates a style from a part of an image.
  @Memberwise
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  )

  public var paint: Paint { Paint(.hierarchical(level: 3)) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style of a repeated image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
