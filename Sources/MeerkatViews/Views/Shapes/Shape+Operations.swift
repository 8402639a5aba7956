public import Foundation

/// A shape that is made of others.
///
/// Like the shapes of SwiftUI that operations give, in one. Hosts draw the first one.
nonisolated public struct CombinedShape<Content: Shape>: Shape {
  let content: Content
  let change: @Sendable (Path, CGRect) -> Path

  public func path(in rect: CGRect) -> Path { change(content.path(in: rect), rect) }

  public var outline: Outline { content.outline }
}

extension Shape {
  nonisolated private func changed(
    _ change: @escaping @Sendable (Path, CGRect) -> Path
  ) -> CombinedShape<Self> { CombinedShape(content: self, change: change) }

  /// Gives the areas of this shape and of another one.
  ///
  /// Accepted, without effect.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    changed { path, rect in
      var path = path
      path.addPath(other.path(in: rect))
      return path
    }
  }

  /// Gives the area that this shape has in common with another one.
  ///
  /// Accepted, without effect.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    changed { path, _ in path }
  }

  /// Gives the area of this shape without that of another one.
  ///
  /// Accepted, without effect.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    changed { path, _ in path }
  }

  /// Gives the areas that this shape and another one have alone.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    changed { path, _ in path }
  }

  /// Gives the line of this shape inside of another one.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    changed { path, _ in path }
  }

  /// Gives the line of this shape outside of another one.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    changed { path, _ in path }
  }

  /// Gives the shape after a change of coordinates.
  ///
  /// Accepted, without effect.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    changed { path, _ in path.applying(transform) }
  }

  /// Gives the shape at another place, in points.
  ///
  /// Accepted, without effect.
  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    changed { path, _ in path.offsetBy(dx: offset.x, dy: offset.y) }
  }

  /// Gives the shape at another scale.
  ///
  /// Accepted, without effect.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    changed { path, rect in
      let point = anchor.point(in: rect)
      return path.applying(
        CGAffineTransform(translationX: -point.x, y: -point.y)
          .concatenating(CGAffineTransform(scaleX: x, y: y))
          .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
    }
  }

  /// Gives the shape at another scale.
  ///
  /// Accepted, without effect.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Gives the shape turned by an angle.
  ///
  /// Accepted, without effect.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed { path, rect in
      let point = anchor.point(in: rect)
      return path.applying(
        CGAffineTransform(translationX: -point.x, y: -point.y)
          .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
          .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
    }
  }

  /// Gives the shape in a size of its own, in points.
  ///
  /// Accepted, without effect.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    CombinedShape(content: self) { [self] _, rect in
      path(in: CGRect(origin: rect.origin, size: size))
    }
  }

  /// Gives the shape in a size of its own, in points.
  ///
  /// Accepted, without effect.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension UnitPoint {
  /// Gives the point in a rectangle.
  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
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

  /// Makes the shape.
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

  /// Makes the rectangle.
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

  /// Makes a style of a part of a picture.
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
