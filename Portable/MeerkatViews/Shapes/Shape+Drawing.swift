extension Shape {
  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the current foreground style.
  nonisolated public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Strokes the shape with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<OutlinedShape<Self>, S> {
    _ShapeView(shape: OutlinedShape(self, style), style: content)
  }

  /// Strokes the shape with a style and a line `lineWidth` points wide.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<OutlinedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the stroked outline of the shape as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> OutlinedShape<Self> {
    OutlinedShape(self, style)
  }

  /// Returns the stroked outline of the shape, `lineWidth` points wide, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> OutlinedShape<Self> {
    OutlinedShape(self, StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the part of the shape's outline between two fractions of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

extension InsettableShape {
  /// Strokes the inside of the shape's border with a style.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<OutlinedShape<InsetShape>, S> {
    let inner = inset(by: style.lineWidth / 2)
    return _ShapeView(shape: OutlinedShape(inner, style), style: content)
  }

  /// Strokes the inside of the shape's border with a style and a line `lineWidth` points wide.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<OutlinedShape<InsetShape>, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The outline of a shape, as a shape.
nonisolated public struct OutlinedShape<Content: Shape>: Shape {
  let content: Content
  let style: StrokeStyle

  @Memberwise
  init(_ content: Content, _ style: StrokeStyle)

  public func path(in rect: CGRect) -> Path { content.path(in: rect).strokedPath(style) }

  public var outline: Outline { Outline(content, style) }
}

/// A part of a shape's outline.
nonisolated private struct TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}
