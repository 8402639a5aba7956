package import Foundation

/// Something that was drawn into a canvas; lengths are in points.
package enum Drawing: Hashable, Sendable {
  case fill(Path, Paint)
  case stroke(Path, Paint, width: CGFloat)
  case text(String, CGPoint, UnitPoint, Paint, Font?)
}

/// Keeps what is drawn.
final class DrawingRecorder {
  let size: CGSize
  private(set) var drawings: [Drawing] = []

  init(_ size: CGSize) { self.size = size }

  func add(_ drawing: Drawing) { drawings.append(drawing) }
}

/// Lines, areas and texts in a place of a size.
package final class DrawingElement: Element {
  /// In points.
  package private(set) var size: CGSize
  /// What was drawn, the first one at the back.
  package private(set) var drawings: [Drawing]

  init(_ size: CGSize, _ drawings: [Drawing], under parent: Node) {
    self.size = size
    self.drawings = drawings
    super.init(under: parent)
  }

  func update(to size: CGSize, _ drawings: [Drawing]) {
    guard size != self.size || drawings != self.drawings else { return }
    self.size = size
    self.drawings = drawings
    contentDidChange(affectsLayout: false)
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
