/// A text on screen, with its own and its inherited look.
package final class TextElement: VisitableElement {
  @exclusivity(unchecked) package private(set) var text: Text
  /// The text in the language in which the view has it.
  @exclusivity(unchecked) private var original: Text
  /// The look that the surroundings give.
  @exclusivity(unchecked) package private(set) var layout: TextSurroundings = .standard

  init(_ text: Text, under parent: Node) {
    self.text = text
    original = text
    super.init(under: parent)
    layout = surroundings
    self.text = localized
  }

  private var surroundings: TextSurroundings {
    EnvironmentValues(scope: environment, reader: self).textSurroundings
  }

  /// The text in the language of the surroundings.
  private var localized: Text {
    guard original.translation != nil else { return original }
    return original.localized(for: EnvironmentValues(scope: environment, reader: self).locale)
  }

  func update(to new: Text) {
    guard new != original else { return }
    original = new
    text = localized
    contentDidChange()
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    layout = surroundings
    text = localized
    contentDidChange()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension Text: View, PrimitiveView {
  func makeNode(under parent: Node) -> TextElement { TextElement(self, under: parent) }

  func update(_ element: TextElement) { element.update(to: self) }
}
