/// A line or a curve of a path: its two to four points, with the control points in between.
nonisolated struct PathSegment: Hashable, Sendable {
  let points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }
  var isLine: Bool { points.count == 2 }

  /// Returns the point at a parameter from 0 to 1.
  func point(at parameter: CGFloat) -> CGPoint {
    var level = points
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { $0.moved(to: $1, by: parameter) }
    }
    return level[0]
  }

  /// How fast the point moves at a parameter, in points.
  func speed(at parameter: CGFloat) -> CGFloat {
    let degree = CGFloat(points.count - 1)
    let steps = zip(points, points.dropFirst()).map {
      CGPoint(x: degree * ($1.x - $0.x), y: degree * ($1.y - $0.y))
    }
    let velocity = PathSegment(points: steps).point(at: parameter)
    return hypot(velocity.x, velocity.y)
  }

  /// Returns the part between two parameters.
  func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
    guard start < 1 else { return PathSegment(points: points.map { _ in self.end }) }
    return split(at: end).before.split(at: end > 0 ? start / end : 0).after
  }

  private func split(at parameter: CGFloat) -> (before: PathSegment, after: PathSegment) {
    var level = points
    var before = [start]
    var after = [end]
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { $0.moved(to: $1, by: parameter) }
      before.append(level[0])
      after.append(level[level.count - 1])
    }
    return (PathSegment(points: before), PathSegment(points: after.reversed()))
  }

  /// Gives points on the curve whose lines are at most `tolerance` points away from it, without the
  /// first one.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    guard !isLine else { return [end] }
    let degree = points.count - 1
    var bend: CGFloat = 0
    for index in 0..<(degree - 1) {
      let (first, second, third) = (points[index], points[index + 1], points[index + 2])
      bend = max(bend, hypot(first.x - 2 * second.x + third.x, first.y - 2 * second.y + third.y))
    }
    let needed = (CGFloat(degree * (degree - 1)) * bend / (8 * tolerance)).squareRoot()
    let count = needed.isFinite ? min(1_000, max(1, Int(needed.rounded(.up)))) : 1
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }
}

extension PathSegment {
  /// The length in points.
  var length: CGFloat { length(to: 1) }

  /// Returns the length from the start to a parameter, in points.
  func length(to parameter: CGFloat) -> CGFloat {
    if isLine { return start.distance(to: end) * parameter }
    return length(from: 0, to: parameter, depth: 0)
  }

  /// Halves the part until the halves say the same as the whole.
  private func length(from start: CGFloat, to end: CGFloat, depth: Int) -> CGFloat {
    let middle = (start + end) / 2
    let whole = integral(from: start, to: end)
    let halves = integral(from: start, to: middle) + integral(from: middle, to: end)
    if depth >= 12 || abs(whole - halves) <= 1e-9 * max(1, halves) { return halves }
    return length(from: start, to: middle, depth: depth + 1)
      + length(from: middle, to: end, depth: depth + 1)
  }

  /// Adds up the speed by Gauss and Legendre's rule of five points.
  private func integral(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let half = (end - start) / 2
    let middle = (start + end) / 2
    var sum = 0.5688888888888889 * speed(at: middle)
    for (place, weight) in [
      (0.5384693101056831, 0.4786286704993665), (0.9061798459386640, 0.2369268850561891),
    ] {
      sum += weight * (speed(at: middle - half * place) + speed(at: middle + half * place))
    }
    return sum * half
  }

  /// Returns the parameter at a distance from the start, in points.
  func parameter(at distance: CGFloat) -> CGFloat {
    let total = length
    guard total > 0 else { return 0 }
    if isLine { return min(1, max(0, distance / total)) }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if length(to: middle) < distance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The least rectangle around the segment, without its control points.
  var bounds: CGRect {
    let ends = [start, end] + extremes(\.x).map(point(at:)) + extremes(\.y).map(point(at:))
    let (xs, ys) = (ends.map(\.x), ends.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The parameters between 0 and 1 where a coordinate turns round.
  private func extremes(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let values = points.map { $0[keyPath: coordinate] }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let found: [CGFloat]
    switch steps.count {
    case 2: found = [steps[0] / (steps[0] - steps[1])]
    case 3:
      let (a, b, c) = (steps[0] - 2 * steps[1] + steps[2], steps[0] - steps[1], steps[0])
      let root = (b * b - a * c).squareRoot()
      found = abs(a) < 1e-12 ? [c / (2 * b)] : [(b - root) / a, (b + root) / a]
    default: found = []
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// Returns a point on the way to another one, for a fraction of the way.
  func moved(to end: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
