public import Foundation

extension Path {
  /// Gives the path after a change of coordinates.
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

  /// Gives the path at another place, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Adds the steps of another path after a change of coordinates.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Draws a part of a circle from an angle on; the radius is in points.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }

  /// The least rectangle around all points, those that control curves included.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let first, let second): points += [end, first, second]
      case .closeSubpath: break
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies in the rectangle around the path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }

  /// Gives a part of the path.
  ///
  /// Hosts draw the whole.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// Gives the path of the line around this one.
  ///
  /// Hosts draw the path itself.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}
