/// A path of lines and curves, by reference.
///
/// Like UIKit's `UIBezierPath`, for shapes that draw with it.
open class UIBezierPath: NSObject {
  private var path = Path()
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  open var lineWidth: CGFloat = 1
  public var bounds: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Creates an empty path.
  public override init() {}

  private convenience init(path: Path) {
    self.init()
    self.path = path
  }

  public convenience init(rect: CGRect) { self.init(path: Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }
  public convenience init(cgPath CGPath: CGPath) { self.init(path: CGPath.path) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates the path of a rectangle of which some corners are round; the radius is the width.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = { corners.contains($0) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(path: Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: .circular) })
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

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; unlike that of a path, its direction is the one on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
