extension Color: View, PrimitiveView {
  func makeNode(under parent: Node) -> ShapeElement {
    ShapeElement(.rectangle, fill: paint, under: parent)
  }

  func update(_ element: ShapeElement) {
    element
      .update(.rectangle, inset: 0, fill: paint, stroke: nil, strokeWidth: 0)
  }
}

extension LinearGradient: View {
  public var body: _ShapeView<Rectangle, LinearGradient> { Rectangle().fill(self) }
}

extension RadialGradient: View {
  public var body: _ShapeView<Rectangle, RadialGradient> { Rectangle().fill(self) }
}

extension AngularGradient: View {
  public var body: _ShapeView<Rectangle, AngularGradient> { Rectangle().fill(self) }
}
