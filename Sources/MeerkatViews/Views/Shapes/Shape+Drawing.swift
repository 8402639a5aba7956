public import Foundation

extension Shape {
  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground of its surroundings.
  nonisolated public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the line of the shape with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<OutlinedShape<Self>, S> {
    _ShapeView(shape: OutlinedShape(self, lineWidth: style.lineWidth), style: content)
  }

  /// Draws the line of the shape with a style, `lineWidth` points wide.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<OutlinedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Gives the line of the shape as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> OutlinedShape<Self> {
    OutlinedShape(self, lineWidth: style.lineWidth)
  }

  /// Gives the line of the shape as a shape, `lineWidth` points wide.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> OutlinedShape<Self> {
    OutlinedShape(self, lineWidth: lineWidth)
  }

  /// Gives a part of the line of the shape.
  ///
  /// Hosts draw the whole.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape { self }
}

extension InsettableShape {
  /// Draws the line of the shape, inside of it, with a style.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<OutlinedShape<InsetShape>, S> {
    let inner = inset(by: style.lineWidth / 2)
    return _ShapeView(shape: OutlinedShape(inner, lineWidth: style.lineWidth), style: content)
  }

  /// Draws the line of the shape, inside of it, with a style, `lineWidth` points wide.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<OutlinedShape<InsetShape>, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The line of a shape, as a shape.
nonisolated public struct OutlinedShape<Content: Shape>: Shape {
  let content: Content
  /// In points.
  let lineWidth: CGFloat

  init(_ content: Content, lineWidth: CGFloat) {
    self.content = content
    self.lineWidth = lineWidth
  }

  public func path(in rect: CGRect) -> Path { content.path(in: rect) }

  public var outline: Outline {
    var outline = content.outline
    outline.lineWidth = lineWidth
    return outline
  }
}
