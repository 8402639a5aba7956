extension Path {
  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path { path in
      forEach { element in
        switch element {
        case .move(let end): path.move(to: end.applying(transform))
        case .line(let end): path.addLine(to: end.applying(transform))
        case .quadCurve(let end, let control):
          path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let first, let second):
          path.addCurve(
            to: end.applying(transform), control1: first.applying(transform),
            control2: second.applying(transform))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }

  /// Returns the path with an offset, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Adds the elements of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Adds an arc of a circle from an angle; the radius is in points.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }
}
