extension Path {
  /// The smallest rectangle around the path, without the control points of its curves.
  public var boundingRect: CGRect {
    let bounds = contours.map { contour in
      let start = CGRect(origin: contour.start, size: .zero)
      return contour.segments.reduce(start) { $0.including($1.bounds) }
    }
    guard let first = bounds.first else { return .null }
    return bounds.dropFirst().reduce(first) { $0.including($1) }
  }

  /// Returns whether a point lies inside the path, whose subpaths count as closed.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether to use the even-odd rule.
  /// - Returns: Whether the point lies inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let turns = contours.reduce(0) { $0 + $1.turns(around: p) }
    return eoFill ? !turns.isMultiple(of: 2) : turns != 0
  }

  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (first, last) = (max(0, from), min(1, to))
    if first == 0, last == 1 { return self }
    guard first < last else { return Path() }
    let contours = contours
    let lengths = contours.map(\.length)
    let total = lengths.reduce(0, +)
    var passed: CGFloat = 0
    return Path { path in
      for (contour, length) in zip(contours, lengths) {
        let (start, end) = (first * total - passed, last * total - passed)
        if start <= 0, end >= length {
          path.add(contour)
        } else if let part = contour.part(from: start, to: end) {
          path.add(part)
        }
        passed += length
      }
    }
  }
}

extension PathContour {
  /// How often the line goes around a point, by the edges that cross its horizon on the right.
  fileprivate func turns(around point: CGPoint) -> Int {
    let corners = flattened()
    guard var from = corners.last else { return 0 }
    var turns = 0
    for to in corners {
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y {
        if to.y > point.y, side > 0 { turns += 1 }
      } else if to.y <= point.y, side < 0 {
        turns -= 1
      }
      from = to
    }
    return turns
  }
}

extension CGRect {
  /// Returns the least rectangle around this one and another one, of which either can be a point.
  fileprivate func including(_ other: CGRect) -> CGRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
