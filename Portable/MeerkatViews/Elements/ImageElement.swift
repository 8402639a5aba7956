/// A picture or a symbol on screen.
package final class ImageElement: VisitableElement {
  package private(set) var image: Image
  package private(set) var surroundings: TextSurroundings = .standard

  init(_ image: Image, under parent: Node) {
    self.image = image
    super.init(under: parent)
    surroundings = EnvironmentValues(scope: environment, reader: self).textSurroundings
  }

  /// Where the picture comes from, in the variant of a symbol that the surroundings ask for.
  package var source: Image.Source {
    guard case .system(let name) = image.source else { return image.source }
    return .system(surroundings.symbolVariants.name(of: name))
  }

  func update(to new: Image) {
    guard new != image else { return }
    image = new
    contentDidChange()
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    surroundings = EnvironmentValues(scope: environment, reader: self).textSurroundings
    contentDidChange()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension Image: View, PrimitiveView {
  func makeNode(under parent: Node) -> ImageElement { ImageElement(self, under: parent) }

  func update(_ element: ImageElement) { element.update(to: self) }
}
