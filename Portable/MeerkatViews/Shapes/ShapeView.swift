/// A view that shows a shape, to which further fills and strokes can be added.
///
/// Like SwiftUI's `ShapeView`.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape that is drawn with a style.
///
/// Like SwiftUI's type of the same name.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle

  /// Creates a view that draws a shape with a style.
  @Memberwise
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle())

  @MainActor func makeNode(under parent: Node) -> ShapeNode {
    ShapeNode(Outline(shape, style.paint, fillStyle), style.paint, under: parent)
  }

  @MainActor func update(_ node: ShapeNode) {
    node.update(Outline(shape, style.paint, fillStyle), style.paint)
  }
}

/// A shape with a style, both of any type.
nonisolated protocol FilledShapeView {
  var anyShape: AnyShape { get }
  var paint: Paint { get }
}

extension _ShapeView: FilledShapeView {
  var anyShape: AnyShape { AnyShape(shape) }
  var paint: Paint { style.paint }
}

/// A shape that is drawn in front of another view.
///
/// Combines SwiftUI's `FillShapeView`, `StrokeShapeView` and `StrokeBorderShapeView`.
nonisolated public struct LayeredShapeView<
  Content: Shape, Drawn: Shape, Style: ShapeStyle, Background: View
>: PrimitiveView, ShapeView {
  public let shape: Content
  let layers: Decorated<Background, _ShapeView<Drawn, Style>>

  init(_ shape: Content, drawing drawn: Drawn, _ style: Style, over background: Background) {
    self.shape = shape
    layers = Decorated(
      content: background, decoration: _ShapeView(shape: drawn, style: style), side: .overlay,
      alignment: .center)
  }

  @MainActor func makeNode(under parent: Node) -> Node { Decorated.makeNode(layers, under: parent) }

  @MainActor func update(_ node: Node) { Decorated.updateNode(node, to: layers) }
}

extension ShapeView {
  /// Fills the shape, in front of previous fills and strokes.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> LayeredShapeView<Content, Content, S, Self> {
    LayeredShapeView(shape, drawing: shape, content, over: self)
  }

  /// Strokes the shape, in front of previous fills and strokes.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> LayeredShapeView<Content, OutlinedShape<Content>, S, Self> {
    LayeredShapeView(shape, drawing: OutlinedShape(shape, style), content, over: self)
  }

  /// Strokes the shape with a line `lineWidth` points wide, in front of previous fills and strokes.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> LayeredShapeView<Content, OutlinedShape<Content>, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inside of the shape's border, in front of previous fills and strokes.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> LayeredShapeView<Content, OutlinedShape<Content.InsetShape>, S, Self> {
    let inner = shape.inset(by: style.lineWidth / 2)
    return LayeredShapeView(shape, drawing: OutlinedShape(inner, style), content, over: self)
  }

  /// Strokes the inside of the shape's border, in front of previous fills and strokes.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> LayeredShapeView<Content, OutlinedShape<Content.InsetShape>, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
