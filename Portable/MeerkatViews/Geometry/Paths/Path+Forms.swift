extension Path {
  /// How far the control points of a quarter of a circle are from its ends, for a radius of 1.
  private static let quarter: CGFloat = 0.5522847498

  /// Adds lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse, starting at its right end.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rounded rectangle; radii are in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addCorners([cornerSize, cornerSize, cornerSize, cornerSize], in: rect)
  }

  /// Adds a rectangle with corner radii in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ]
    addCorners(radii.map { CGSize(width: $0, height: $0) }, in: rect)
  }

  /// Draws a rectangle with rounded corners, from the middle of its right side on, as on Apple's
  /// platforms: bottom right, bottom left, top left, top right.
  private mutating func addCorners(_ radii: [CGSize], in rect: CGRect) {
    let corners: [(tip: CGPoint, along: CGFloat, down: CGFloat)] = [
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1), (CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
      (CGPoint(x: rect.minX, y: rect.minY), 1, 1), (CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for (index, corner) in corners.enumerated() {
      let width = min(max(0, radii[index].width), rect.width / 2)
      let height = min(max(0, radii[index].height), rect.height / 2)
      let level = CGPoint(x: corner.tip.x + corner.along * width, y: corner.tip.y)
      let upright = CGPoint(x: corner.tip.x, y: corner.tip.y + corner.down * height)
      let (start, end) = index.isMultiple(of: 2) ? (upright, level) : (level, upright)
      if currentPoint != start { addLine(to: start) }
      guard width > 0, height > 0 else { continue }
      addCurve(
        to: end, control1: Path.between(start, corner.tip),
        control2: Path.between(end, corner.tip))
    }
    closeSubpath()
  }

  private static func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * quarter, y: start.y + (end.y - start.y) * quarter)
  }

  /// Adds an arc of a circle; the radius is in points.
  ///
  /// As in SwiftUI, whose y axis points down, `clockwise` appears counterclockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if abs(endAngle.radians - startAngle.radians) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * CGFloat(4.0 / 3.0 * tan(step / 4))
    for index in 0..<count {
      let start = startAngle.radians + Double(index) * step
      let from = Path.point(center, radius, start)
      let to = Path.point(center, radius, start + step)
      if index == 0 {
        if currentPoint == nil { move(to: from) } else { addLine(to: from) }
      }
      addCurve(
        to: to, control1: Path.tangent(from, reach, start),
        control2: Path.tangent(to, -reach, start + step))
    }
  }

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }

  private static func tangent(_ point: CGPoint, _ reach: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: point.x - reach * CGFloat(sin(angle)), y: point.y + reach * CGFloat(cos(angle)))
  }
}
