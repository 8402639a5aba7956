extension SymbolPathReader {
  // The control points of a quarter of a circle lie this part of the radius away: 4 ⁄ 3 · (√2 − 1).
  private static let quarter: Double = 0.5522847498

  mutating func circle(center: Point, radius: Double) {
    rectangle(
      corner: Point(center.x - radius, center.y - radius),
      size: Point(radius * 2, radius * 2), radius: radius)
  }

  mutating func rectangle(corner: Point, size: Point) {
    rectangle(corner: corner, size: size, radius: number())
  }

  private mutating func rectangle(corner: Point, size: Point, radius: Double) {
    let (left, top): (Double, Double) = (corner.x, corner.y)
    let (right, bottom): (Double, Double) = (left + size.x, top + size.y)
    let inset: Double = radius * (1 - Self.quarter)
    let hasSides: Bool = size.x > radius * 2 || size.y > radius * 2
    move(to: Point(left + radius, top))
    if hasSides { line(to: Point(right - radius, top)) }
    curve(Point(right - inset, top), Point(right, top + inset), Point(right, top + radius))
    if hasSides { line(to: Point(right, bottom - radius)) }
    curve(Point(right, bottom - inset), Point(right - inset, bottom), Point(right - radius, bottom))
    if hasSides { line(to: Point(left + radius, bottom)) }
    curve(Point(left + inset, bottom), Point(left, bottom - inset), Point(left, bottom - radius))
    if hasSides { line(to: Point(left, top + radius)) }
    curve(Point(left, top + inset), Point(left + inset, top), Point(left + radius, top))
    close()
  }

  /// Reads `rx ry rotation large sweep x y`, as SVG has it, with a rotation that is not looked at.
  mutating func arc(from origin: Point) {
    let radii = Point(number(), number())
    _ = number()
    let isLarge: Bool = number() != 0
    let isClockwise: Bool = number() != 0
    let end: Point = point(from: origin)
    arc(to: end, radii: radii, isLarge: isLarge, isClockwise: isClockwise)
  }

  // Works on the unit circle. Quarter turns are exchanges of coordinates, and the rest is found
  // with half angles, so no trigonometry is needed, and no library for it.
  private mutating func arc(to end: Point, radii: Point, isLarge: Bool, isClockwise: Bool) {
    let half: Point = (current - end) / (radii * 2)
    let distance: Double = (half * half).sum().squareRoot()
    guard distance > 0 else { return }
    // SVG: radii that are too small for the distance grow until they fit.
    let scale: Point = radii * max(distance, 1)
    let unit: Point = half / max(distance, 1)
    let reach: Double = min(distance, 1)
    let side: Double = isLarge != isClockwise ? 1 : -1
    let height: Double = side * max(0, 1 - reach * reach).squareRoot() / reach
    let center: Point = Point(unit.y, -unit.x) * height
    let middle: Point = (current + end) / 2 + center * scale
    let turn: Double = isClockwise ? 1 : -1

    var from: Point = unit - center
    let to: Point = Point(0, 0) - unit - center
    for _ in 0..<4 {
      let cross: Double = (from.x * to.y - from.y * to.x) * turn
      let cosine: Double = (from * to).sum()
      if cross >= -1e-9, cosine >= -1e-9 {
        let halfCosine: Double = ((1 + min(1, cosine)) / 2).squareRoot()
        let halfSine: Double = (max(0, 1 - cosine) / 2).squareRoot()
        let pull: Double = 4 / 3 * halfSine / (1 + halfCosine)
        let first: Point = from + Point(-from.y, from.x) * (pull * turn)
        let second: Point = to - Point(-to.y, to.x) * (pull * turn)
        curve(middle + first * scale, middle + second * scale, end)
        return
      }
      let next: Point = Point(-from.y, from.x) * turn
      let first: Point = from + next * Self.quarter
      let second: Point = next + from * Self.quarter
      curve(middle + first * scale, middle + second * scale, middle + next * scale)
      from = next
    }
  }
}
