import Foundation
import Observation
import SwiftUI

struct Stroke: Identifiable {
  let id = UUID()
  var points: [CGPoint]
  var color: Color
  var width: CGFloat

  var path: Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      path.addQuadCurve(to: middle, control: from)
    }
    if let last = points.last { path.addLine(to: last) }
    return path
  }
}

@MainActor @Observable
final class Sketch {
  private(set) var strokes: [Stroke] = []
  private var undone: [Stroke] = []

  var canUndo: Bool { !strokes.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  func add(_ stroke: Stroke) {
    strokes.append(stroke)
    undone = []
  }

  func undo() {
    if let last = strokes.popLast() { undone.append(last) }
  }

  func redo() {
    if let last = undone.popLast() { strokes.append(last) }
  }

  func clear() {
    undone = strokes.reversed()
    strokes = []
  }
}
