/// A connected part of a path.
nonisolated struct PathContour: Sendable {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Whether the line leads back to where it began.
  var isClosed = false

  /// The length in points.
  var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  /// Returns the corners of a polygon that is at most `tolerance` points away from the line.
  func flattened(tolerance: CGFloat = 0.01) -> [CGPoint] {
    segments.reduce(into: [start]) { $0 += $1.flattened(tolerance: tolerance) }
  }

  /// Returns the part between two distances from the start, in points.
  ///
  /// The part is never closed. Nil for nothing.
  func part(from first: CGFloat, to last: CGFloat) -> PathContour? {
    var passed: CGFloat = 0
    var part: PathContour?
    for segment in segments {
      let length = segment.length
      defer { passed += length }
      // What is left of a segment by rounding is nothing.
      let least = length * 1e-6
      guard length > 0, last - passed > least, passed + length - first > least else { continue }
      let isWhole = first <= passed && last >= passed + length
      let piece =
        isWhole
        ? segment
        : segment.part(
          from: first <= passed ? 0 : segment.parameter(at: first - passed),
          to: last >= passed + length ? 1 : segment.parameter(at: last - passed))
      part = part ?? PathContour(start: piece.start)
      part?.segments.append(piece)
    }
    return part
  }
}

extension Path {
  /// The lines that hang together, in order; single points have no segments.
  var contours: [PathContour] {
    var all: [PathContour] = []
    var contour: PathContour?
    func end() { if let contour { all.append(contour) } }
    func draw(_ points: [CGPoint]) {
      var current = contour ?? PathContour(start: points[0])
      let from = current.segments.last?.end ?? current.start
      current.segments.append(PathSegment(points: [from] + points))
      contour = current
    }
    for element in elements {
      switch element {
      case .move(let start):
        end()
        contour = PathContour(start: start)
      case .line(let end): draw([end])
      case .quadCurve(let end, let control): draw([control, end])
      case .curve(let end, let first, let second): draw([first, second, end])
      case .closeSubpath:
        guard var closed = contour else { continue }
        if let last = closed.segments.last?.end, last != closed.start { draw([closed.start]) }
        closed = contour ?? closed
        closed.isClosed = true
        all.append(closed)
        contour = PathContour(start: closed.start)
      }
    }
    end()
    return all.filter { !$0.segments.isEmpty || !all.contains { !$0.segments.isEmpty } }
  }

  /// Draws a line that hangs together.
  mutating func add(_ contour: PathContour) {
    move(to: contour.start)
    for segment in contour.segments {
      let points = segment.points
      switch points.count {
      case 2: addLine(to: points[1])
      case 3: addQuadCurve(to: points[2], control: points[1])
      default: addCurve(to: points[3], control1: points[1], control2: points[2])
      }
    }
    if contour.isClosed { closeSubpath() }
  }
}
