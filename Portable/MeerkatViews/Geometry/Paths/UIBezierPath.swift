public import Foundation
public import MeerkatUIKit

/// The path of Core Graphics: a path of views is as good.
public typealias CGPath = Path

extension Path {
  /// Creates a path from one of Core Graphics.
  public init(_ path: CGPath) { self = path }

  /// The path for Core Graphics.
  public var cgPath: CGPath { self }
}

/// A path of lines and curves, by reference.
///
/// Like UIKit's `UIBezierPath`, for shapes that draw with it.
open class UIBezierPath: NSObject {
  open var cgPath = Path()
  open var lineWidth: CGFloat = 1
  public var bounds: CGRect { cgPath.boundingRect }
  public var isEmpty: Bool { cgPath.isEmpty }
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }

  /// Creates an empty path.
  public override init() {}

  public convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates the path of a rectangle of which some corners are round; the radius is the width.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = { corners.contains($0) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(cgPath: Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: .circular) })
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open func move(to point: CGPoint) { cgPath.move(to: point) }
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; unlike that of a path, its direction is the one on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  open func close() { cgPath.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }
  open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
}
