public import Foundation

extension Shape {
  /// Returns the shape after a change of coordinates.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape at another place, in points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape at another place, in points.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape at another place, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape at another scale.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape at another scale.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape turned by an angle.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape in a size of its own, in points.
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// Returns the shape in a size of its own, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the areas of this shape and of another one.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    JoinedShape(shape: self, other: other)
  }

  /// Returns the area that this shape has in common with another one.
  ///
  /// Accepted, without effect.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }

  /// Returns the area of this shape without that of another one.
  ///
  /// Accepted, without effect.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }

  /// Returns the areas that this shape and another one have alone.
  ///
  /// Accepted, without effect.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    self
  }

  /// Returns the line of this shape inside of another one.
  ///
  /// Accepted, without effect.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    self
  }

  /// Returns the line of this shape outside of another one.
  ///
  /// Accepted, without effect.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    self
  }
}

extension View {
  /// Shows the view after a change of coordinates, which hosts don't.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    accepted()
  }
}

/// The shape of the container, which hosts take for a rectangle.
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

/// A rectangle whose corners follow those of its container, which hosts take for a plain one.
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

/// A style of repeated pictures, which hosts draw as a plain one.
///
/// Like SwiftUI's `ImagePaint`.
///
/// Accepted, without effect.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  /// Creates a style of a part of a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public var paint: Paint { Paint(.hierarchical(level: 3)) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style of repeated pictures.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
