extension Outline {
  /// Creates the outline of a shape's stroke.
  init(_ shape: some Shape, _ style: StrokeStyle) {
    self = shape.outline
    let isPlain = style.dash.isEmpty && style.lineJoin == .miter && kind != .capsule
    if case .path = kind {
      self = Outline(.path(ShapePath(shape, stroke: style)))
    } else if !isPlain && (kind.hasCorners || !style.dash.isEmpty) || lineWidth != nil {
      self = Outline(.path(ShapePath(shape, stroke: style)))
    } else {
      lineWidth = style.lineWidth
    }
  }

  /// Creates the outline of a shape that is drawn with a paint.
  init<S: Shape>(_ shape: S, _ paint: Paint, _ style: FillStyle = FillStyle()) {
    self = shape.outline
    let isGradientLine = lineWidth != nil && paint.isGradient
    let isPath = if case .path(let path) = kind { path.stroke == nil } else { false }
    if isGradientLine || (isPath && style.isEOFilled) {
      self = Outline(.path(ShapePath(shape, isEvenOdd: style.isEOFilled)))
    }
  }
}

extension ShapePath {
  /// Creates the path of a shape, as an area or as a line.
  convenience init(_ shape: some Shape, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false) {
    self.init(ShapePathMaker(shape: shape), stroke: stroke, isEvenOdd: isEvenOdd)
  }
}

private struct ShapePathMaker<S: Shape>: PathMaker {
  let shape: S

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  @MainActor func isSame(as other: any PathMaker) -> Bool {
    guard var known = (other as? ShapePathMaker<S>)?.shape else { return false }
    return Sameness.isSame(&known, shape)
  }
}
