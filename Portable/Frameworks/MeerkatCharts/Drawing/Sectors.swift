import MeerkatViews

/// The sectors of a chart, clockwise from the top.
struct Sectors {
  /// One sector.
  struct Sector {
    let mark: Mark
    let start: Angle
    let end: Angle
    let innerRadius: CGFloat
    let outerRadius: CGFloat
  }

  let all: [Sector]
  let center: CGPoint
  let sum: Double

  init(_ marks: [Mark], in size: CGSize) {
    let marks = marks.filter { $0.kind == .sector && ($0.angle?.start.amount ?? 0) > 0 }
    let sum = marks.reduce(0) { $0 + ($1.angle?.start.amount ?? 0) }
    let radius = min(size.width, size.height) / 2
    var start = Angle.degrees(-90)
    all = marks.map { mark in
      let end = start + .degrees(360 * (mark.angle?.start.amount ?? 0) / sum)
      defer { start = end }
      let outer = mark.sector.outerRadius.length(in: radius, automatic: radius)
      let inner = mark.sector.innerRadius.length(in: outer, automatic: 0)
      return Sector(
        mark: mark, start: start, end: end, innerRadius: min(inner, outer), outerRadius: outer)
    }
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    self.sum = sum
  }

  /// Returns the value at a place: a number between nothing and the sum.
  func value(at point: CGPoint) -> Double {
    let angle = atan2(Double(point.x - center.x), Double(center.y - point.y))
    return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi) * sum
  }

  /// Returns the middle of a sector.
  func middle(of sector: Sector) -> CGPoint {
    let angle = (sector.start.radians + sector.end.radians) / 2
    let radius =
      sector.innerRadius > 0
      ? (sector.innerRadius + sector.outerRadius) / 2 : sector.outerRadius * 0.62
    return point(radius, angle)
  }

  private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Returns the form of a sector.
  func path(of sector: Sector) -> Path {
    let (inner, outer) = (sector.innerRadius, sector.outerRadius)
    let half = (sector.end.radians - sector.start.radians) / 2
    let inset = all.count > 1 ? sector.mark.sector.inset : 0
    func turn(_ length: CGFloat, _ radius: CGFloat) -> Double {
      radius > 0 ? min(Double(length / radius), half) : half
    }
    let length = outer * 2 * half
    let corner = max(
      0, min(sector.mark.look.cornerRadius ?? 0, (outer - inner) / 2, length / 2 - inset))
    let outerArc = Arc(sector, turn(inset, outer), turn(inset + corner, outer))
    let innerRadius = max(inner, half < .pi / 2 ? inset / max(sin(half), 0.01) : inset)
    let innerCorner = inner > 0 ? min(corner, innerRadius * half) : 0
    let innerArc = Arc(sector, turn(inset, innerRadius), turn(inset + innerCorner, innerRadius))
    return Path { path in
      path.addArc(
        center: center, radius: outer, startAngle: .radians(outerArc.roundStart),
        endAngle: .radians(outerArc.roundEnd), clockwise: false)
      path.addQuadCurve(
        to: point(outer - corner, outerArc.end), control: point(outer, outerArc.end))
      path.addLine(to: point(innerRadius + innerCorner, innerArc.end))
      if inner > 0 {
        path.addQuadCurve(
          to: point(innerRadius, innerArc.roundEnd), control: point(innerRadius, innerArc.end))
        path.addArc(
          center: center, radius: innerRadius, startAngle: .radians(innerArc.roundEnd),
          endAngle: .radians(innerArc.roundStart), clockwise: true)
        path.addQuadCurve(
          to: point(innerRadius + innerCorner, innerArc.start),
          control: point(innerRadius, innerArc.start))
      } else {
        path.addLine(to: point(innerRadius, (innerArc.start + innerArc.end) / 2))
      }
      path.addLine(to: point(outer - corner, outerArc.start))
      path.addQuadCurve(
        to: point(outer, outerArc.roundStart), control: point(outer, outerArc.start))
      path.closeSubpath()
    }
  }

  /// The ends of an arc in radians: of the sector, and of what is round.
  private struct Arc {
    let start, end, roundStart, roundEnd: Double

    init(_ sector: Sector, _ inset: Double, _ corner: Double) {
      start = sector.start.radians + inset
      end = sector.end.radians - inset
      roundStart = sector.start.radians + corner
      roundEnd = sector.end.radians - corner
    }
  }
}
