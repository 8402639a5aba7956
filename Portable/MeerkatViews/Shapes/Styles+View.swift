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

extension MeshGradient: View {
  public var body: some View {
    GeometryReader { proxy in
      let reach = max(
        proxy.size.width / CGFloat(max(width - 1, 1)),
        proxy.size.height / CGFloat(max(height - 1, 1)))
      ZStack {
        background
        LinearGradient(gradient: rows, startPoint: .top, endPoint: .bottom)
        ForEach(0..<min(points.count, colors.count), id: \.self) { index in
          RadialGradient(
            colors: [colors[index], colors[index].opacity(0)],
            center: UnitPoint(x: CGFloat(points[index].x), y: CGFloat(points[index].y)),
            startRadius: 0, endRadius: reach)
        }
      }
    }
  }
}
