extension Path {
  /// Returns the outline of the stroked path.
  ///
  /// Curves become short lines, at most a hundredth of a point away from them. Parts of the outline
  /// overlap where the line turns: fill it with the nonzero winding rule, not the even-odd rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var outline = Path()
    for contour in contours {
      for piece in contour.dashes(style) {
        PathPen(style).draw(piece, into: &outline)
      }
    }
    return outline
  }
}

extension PathContour {
  /// Returns the parts that a style leaves of the line.
  fileprivate func dashes(_ style: StrokeStyle) -> [PathContour] {
    let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    let length = length
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }), length / period < 10_000 else {
      return [self]
    }
    var parts: [PathContour] = []
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var place = -phase
    while place < length {
      for (index, step) in pattern.enumerated() {
        if index.isMultiple(of: 2), place + step > 0,
          let part = part(from: max(0, place), to: min(length, place + step))
        {
          parts.append(part)
        }
        place += step
      }
    }
    return parts
  }
}

/// Draws the outline of a line.
private struct PathPen {
  let style: StrokeStyle
  let radius: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  func draw(_ contour: PathContour, into path: inout Path) {
    var corners = contour.flattened().reduce(into: [CGPoint]()) { corners, point in
      if corners.last.map({ $0.distance(to: point) > 1e-9 }) ?? true { corners.append(point) }
    }
    let isClosed = contour.isClosed
    if isClosed, let first = corners.first, let last = corners.last, corners.count > 1,
      first.distance(to: last) <= 1e-9
    {
      corners.removeLast()
    }
    guard corners.count > 1 else {
      if let point = corners.first { drawDot(at: point, into: &path) }
      return
    }
    if isClosed, corners.count > 2 {
      add(side(of: corners, isClosed: true), to: &path)
      add(side(of: corners.reversed(), isClosed: true), to: &path)
    } else {
      let there = side(of: corners, isClosed: false)
      let back = side(of: corners.reversed(), isClosed: false)
      let last = corners.count - 1
      add(
        there + cap(at: corners[last], from: corners[last - 1])
          + back + cap(at: corners[0], from: corners[1]), to: &path)
    }
  }

  private func add(_ corners: [CGPoint], to path: inout Path) {
    path.addLines(corners)
    path.closeSubpath()
  }

  /// A line without length is as much as its ends.
  private func drawDot(at point: CGPoint, into path: inout Path) {
    let square = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: square)
    case .square: path.addRect(square)
    }
  }

  /// Returns the left side of a line.
  private func side(of corners: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var side: [CGPoint] = []
    let count = corners.count
    for index in 0..<(isClosed ? count : count - 1) {
      let (from, to) = (corners[index], corners[(index + 1) % count])
      let offset = normal(from, to)
      side.append(from.moved(by: offset))
      side.append(to.moved(by: offset))
      guard isClosed || index + 2 < count else { continue }
      side += join(at: to, offset, normal(to, corners[(index + 2) % count]))
    }
    return side
  }

  /// The way from a line to its left side.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = from.distance(to: to)
    return CGPoint(x: (to.y - from.y) / length * radius, y: -(to.x - from.x) / length * radius)
  }

  /// Returns what stands between the sides of two lines at their corner.
  private func join(at corner: CGPoint, _ before: CGPoint, _ after: CGPoint) -> [CGPoint] {
    let turn = before.x * after.y - before.y * after.x
    let along = before.x * after.x + before.y * after.y
    // The inner side goes through the corner, so that the outline winds around all of the line.
    if turn <= 0, along > -radius * radius * 0.999999 { return turn == 0 ? [] : [corner] }
    let angle = atan2(turn, along)
    switch style.lineJoin {
    case .bevel: return []
    case .round: return arc(around: corner, from: before, by: abs(angle))
    case .miter:
      let cosine = cos(angle / 2)
      guard abs(cosine) > 1e-9, 1 / abs(cosine) <= style.miterLimit else { return [] }
      let scale = 1 / (2 * cosine * cosine)
      return [
        corner.moved(by: CGPoint(x: (before.x + after.x) * scale, y: (before.y + after.y) * scale))
      ]
    }
  }

  private func cap(at end: CGPoint, from previous: CGPoint) -> [CGPoint] {
    let offset = normal(previous, end)
    switch style.lineCap {
    case .butt: return []
    case .round: return arc(around: end, from: offset, by: .pi)
    case .square:
      let ahead = CGPoint(x: -offset.y, y: offset.x)
      return [
        end.moved(by: offset).moved(by: ahead),
        end.moved(by: CGPoint(x: -offset.x, y: -offset.y)).moved(by: ahead),
      ]
    }
  }

  /// Returns points of a circle, without its ends.
  private func arc(around center: CGPoint, from offset: CGPoint, by angle: CGFloat) -> [CGPoint] {
    let step = 2 * acos(max(0, 1 - 0.01 / max(radius, 0.02)))
    let count = max(1, Int((angle / step).rounded(.up)))
    let start = atan2(offset.y, offset.x)
    return (1..<max(2, count)).map { index in
      let turned = start + angle * CGFloat(index) / CGFloat(count)
      return CGPoint(x: center.x + radius * cos(turned), y: center.y + radius * sin(turned))
    }
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
