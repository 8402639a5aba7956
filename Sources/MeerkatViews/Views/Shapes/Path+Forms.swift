public import Foundation

extension Path {
  /// How far the control points of a quarter of a circle are from its ends, for a radius of 1.
  private static let quarter: CGFloat = 0.5522847498

  /// Draws lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Draws rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Draws a rectangle with rounded corners; radii are in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let radius = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    let corners: [(x: CGFloat, y: CGFloat, along: CGFloat, down: CGFloat)] = [
      (rect.maxX, rect.minY, -1, 1), (rect.maxX, rect.maxY, -1, -1),
      (rect.minX, rect.maxY, 1, -1), (rect.minX, rect.minY, 1, 1),
    ]
    for (index, corner) in corners.enumerated() {
      let level = CGPoint(x: corner.x + corner.along * radius.width, y: corner.y)
      let upright = CGPoint(x: corner.x, y: corner.y + corner.down * radius.height)
      let isLevelFirst = index.isMultiple(of: 2)
      let (start, end) = isLevelFirst ? (level, upright) : (upright, level)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      let tip = CGPoint(x: corner.x, y: corner.y)
      addCurve(
        to: end, control1: Path.between(start, tip), control2: Path.between(end, tip))
    }
    closeSubpath()
  }

  private static func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(
      x: start.x + (end.x - start.x) * quarter, y: start.y + (end.y - start.y) * quarter)
  }

  /// Draws a part of a circle; the radius is in points.
  ///
  /// As in SwiftUI, whose y axis points down, `clockwise` is the other way round on screen.
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
    CGPoint(
      x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }

  private static func tangent(_ point: CGPoint, _ reach: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: point.x - reach * CGFloat(sin(angle)), y: point.y + reach * CGFloat(cos(angle)))
  }
}
