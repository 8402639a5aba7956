import SwiftUI

/// A star with any number of points; depth is how far the notches reach to the centre.
struct Star: Shape {
  var points: Double
  var depth: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(points, depth) }
    set { (points, depth) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let corners = max(3, Int(points.rounded()))
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2

    var path = Path()
    for corner in 0..<(corners * 2) {
      let reach = corner.isMultiple(of: 2) ? radius : radius * (1 - depth)
      let angle = Angle.degrees(Double(corner) * 180 / Double(corners) - 90)
      let point = CGPoint(
        x: center.x + reach * cos(angle.radians), y: center.y + reach * sin(angle.radians))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// A line that loops from one corner to the other.
struct Squiggle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + 8, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.midX, y: rect.midY),
        control1: CGPoint(x: rect.minX + rect.width * 0.2, y: rect.minY),
        control2: CGPoint(x: rect.minX + rect.width * 0.4, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: rect.maxX - 8, y: rect.midY),
        control1: CGPoint(x: rect.minX + rect.width * 0.6, y: rect.maxY),
        control2: CGPoint(x: rect.minX + rect.width * 0.8, y: rect.maxY))
    }
  }
}

/// The hand of a clock, from the centre outwards.
struct Hand: Shape {
  var angle: Angle
  var length: Double

  var animatableData: Double {
    get { angle.degrees }
    set { angle = .degrees(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 * length
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addLine(
      to: CGPoint(
        x: rect.midX + radius * sin(angle.radians), y: rect.midY - radius * cos(angle.radians)))
    return path
  }
}

/// Water up to a level from 0 to 1, with waves.
struct Wave: Shape {
  var level: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(level, phase) }
    set { (level, phase) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let surface = rect.maxY - rect.height * level
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for step in 0...40 {
      let share = Double(step) / 40
      let height = sin(share * .pi * 4 + phase) * rect.height * 0.03
      path.addLine(to: CGPoint(x: rect.minX + rect.width * share, y: surface + height))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
