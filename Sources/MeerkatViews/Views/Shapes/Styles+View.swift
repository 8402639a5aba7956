extension Color: View, PrimitiveView {
  public static func makeNode(_ view: Color, under parent: Node) -> Node {
    ShapeElement(.rectangle, fill: view.paint, under: parent)
  }

  public static func updateNode(_ node: Node, to view: Color) {
    unsafeDowncast(node, to: ShapeElement.self)
      .update(.rectangle, inset: 0, fill: view.paint, stroke: nil, strokeWidth: 0)
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
