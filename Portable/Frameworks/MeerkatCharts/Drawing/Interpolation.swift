import MeerkatViews

extension Path {
  /// Goes on from the current point through points.
  mutating func addCurve(through points: [CGPoint], _ method: InterpolationMethod) {
    switch method {
    case .linear: for point in points.dropFirst() { addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, method)
    case .monotone: addCurves(points, tangents: Path.monotoneTangents(points))
    case .cardinal(let tension):
      addCurves(points, tangents: Path.tangents(points) { _, _ in 1 - tension })
    case .catmullRom(let alpha): addCatmullRom(points, alpha)
    }
  }

  private mutating func addSteps(_ points: [CGPoint], _ method: InterpolationMethod) {
    for (start, end) in zip(points, points.dropFirst()) {
      switch method {
      case .stepStart: addLine(to: CGPoint(x: start.x, y: end.y))
      case .stepEnd: addLine(to: CGPoint(x: end.x, y: start.y))
      default:
        let middle = (start.x + end.x) / 2
        addLine(to: CGPoint(x: middle, y: start.y))
        addLine(to: CGPoint(x: middle, y: end.y))
      }
      addLine(to: end)
    }
  }

  /// Adds curves with given directions at the points, as long as a third of the way.
  private mutating func addCurves(_ points: [CGPoint], tangents: [CGPoint]) {
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let (out, into) = (tangents[index - 1], tangents[index])
      addCurve(
        to: end, control1: CGPoint(x: start.x + out.x / 3, y: start.y + out.y / 3),
        control2: CGPoint(x: end.x - into.x / 3, y: end.y - into.y / 3))
    }
  }

  private static func tangents(
    _ points: [CGPoint], _ scale: (CGPoint, CGPoint) -> CGFloat
  ) -> [CGPoint] {
    points.indices.map { index in
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let scale = scale(before, after) / 2
      return CGPoint(x: (after.x - before.x) * scale, y: (after.y - before.y) * scale)
    }
  }

  /// The directions of a curve that never goes beyond its points: the harmonic means of the slopes.
  private static func monotoneTangents(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count > 2 else { return tangents(points) { _, _ in 2 } }
    let slopes = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    let directions = points.indices.map { index -> CGFloat in
      let before = slopes[max(index - 1, 0)]
      let after = slopes[min(index, slopes.count - 1)]
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
    return points.indices.map { index in
      let width = step(points, index)
      return CGPoint(x: width, y: directions[index] * width)
    }
  }

  /// About how far it is to the neighbours.
  private static func step(_ points: [CGPoint], _ index: Int) -> CGFloat {
    let before = index > 0 ? points[index].x - points[index - 1].x : .infinity
    let after = index + 1 < points.count ? points[index + 1].x - points[index].x : .infinity
    return min(before, after)
  }

  private mutating func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat) {
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      addCurve(
        to: end, control1: Path.control(before, start, end, alpha),
        control2: Path.control(after, end, start, alpha))
    }
  }

  /// The control point beside a point, towards the next one.
  private static func control(
    _ before: CGPoint, _ point: CGPoint, _ next: CGPoint, _ alpha: CGFloat
  ) -> CGPoint {
    let first = pow(hypot(point.x - before.x, point.y - before.y), alpha)
    let second = pow(hypot(next.x - point.x, next.y - point.y), alpha)
    guard first > 0, second > 0 else { return point }
    let weight = 2 * first * first + 3 * first * second + second * second
    let scale = 3 * first * (first + second)
    func part(_ before: CGFloat, _ point: CGFloat, _ next: CGFloat) -> CGFloat {
      (first * first * next - second * second * before + weight * point) / scale
    }
    return CGPoint(x: part(before.x, point.x, next.x), y: part(before.y, point.y, next.y))
  }
}
