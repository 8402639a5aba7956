/// A text on screen, with the look that it has from itself and its surroundings.
package final class TextElement: Element {
  package private(set) var text: Text
  /// The look that the surroundings give.
  package private(set) var layout: TextSurroundings = .standard

  init(_ text: Text, under parent: Node) {
    self.text = text
    super.init(under: parent)
    layout = surroundings
  }

  private var surroundings: TextSurroundings {
    EnvironmentValues(scope: environment, reader: self).textSurroundings
  }

  func update(to new: Text) {
    guard new != text else { return }
    text = new
    contentDidChange()
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    layout = surroundings
    contentDidChange()
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

extension Text: View, PrimitiveView {
  func makeNode(under parent: Node) -> TextElement {
    TextElement(self, under: parent)
  }

  func update(_ element: TextElement) {
    element.update(to: self)
  }
}
