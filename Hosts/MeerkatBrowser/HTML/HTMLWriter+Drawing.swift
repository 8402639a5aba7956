import MeerkatViews

extension HTMLWriter {
  /// Writes an attribute whose value is a path in the language of SVG.
  mutating func attribute(_ name: StaticString, _ path: Path) {
    attribute(name)
    append("='")
    append(path)
    append("'")
  }

  /// Shows something only inside of a path, in points from its top left.
  mutating func clip(by path: Path, isEvenOdd: Bool) {
    beginDeclaration("clip-path")
    append(isEvenOdd ? "path(evenodd,&#34;" : "path(&#34;")
    append(path)
    // A path without steps would not be one.
    if path.isEmpty { append("M0 0") }
    append("&#34;)")
  }

  /// Declares how a line of SVG is drawn.
  mutating func stroke(_ style: StrokeStyle) {
    self.style("stroke-width", points: style.lineWidth)
    switch style.lineCap {
    case .butt: break
    case .round: self.style("stroke-linecap", "round")
    case .square: self.style("stroke-linecap", "square")
    }
    switch style.lineJoin {
    case .miter: self.style("stroke-miterlimit", number: style.miterLimit)
    case .round: self.style("stroke-linejoin", "round")
    case .bevel: self.style("stroke-linejoin", "bevel")
    }
    guard !style.dash.isEmpty else { return }
    beginDeclaration("stroke-dasharray")
    for (index, length) in style.dash.enumerated() {
      if index > 0 { append(" ") }
      append(length)
    }
    if style.dashPhase != 0 { self.style("stroke-dashoffset", number: style.dashPhase) }
  }

  /// Declares filters, which `body` writes.
  mutating func filter(_ body: (inout HTMLWriter) -> Void) {
    beginDeclaration("filter")
    body(&self)
  }

  /// Writes a filter that blurs, by a radius in points.
  mutating func append(blur radius: CGFloat) {
    append(value: "blur(\(radius)px)")
  }

  /// Writes a filter that changes colours.
  ///
  /// What CSS calls `brightness` multiplies; together with `contrast` it adds the same to all
  /// components.
  mutating func append(_ effect: ColorEffect) {
    switch effect {
    case .brightness(let amount) where amount >= 0:
      append("contrast(", 1 / (1 + 2 * amount))
      append("brightness(", 1 + 2 * amount)
    case .brightness(let amount):
      append("brightness(", 1 / (1 - 2 * amount))
      append("contrast(", 1 - 2 * amount)
    case .contrast(let amount): append("contrast(", amount)
    case .saturation(let amount): append("saturate(", amount)
    case .grayscale(let amount): append("grayscale(", amount)
    case .hueRotation(let angle): append(value: "hue-rotate(\(angle.radians)rad)")
    case .invert: append("invert(", 1)
    // These have a filter of their own inside the element.
    case .multiply, .luminanceToAlpha: break
    }
  }

  /// Declares a filter for which CSS has no word.
  mutating func filter(_ effect: ColorEffect, id: Int) {
    guard effect.hasMarkup else { return }
    beginDeclaration("filter")
    append("url(#f")
    appendInteger(id)
    append(")")
  }

  /// Writes a filter for which CSS has no word.
  mutating func filterMarkup(_ effect: ColorEffect, id: Int) {
    guard effect.hasMarkup else { return }
    append("<svg class=filter aria-hidden=true><filter color-interpolation-filters=sRGB id=f")
    appendInteger(id)
    endTag()
    if case .multiply(let color) = effect {
      open("feFlood")
      style("flood-color", color)
      endTag()
      append("</feFlood><feBlend mode=multiply in2=SourceGraphic />")
      append("<feComposite operator=in in2=SourceGraphic />")
    } else {
      append("<feColorMatrix type=luminanceToAlpha />")
    }
    append("</filter></svg>")
  }

  private mutating func append(_ function: StaticString, _ amount: Double) {
    append(function)
    append(max(0, amount))
    append(")")
  }

  private mutating func append(_ path: Path) {
    path.forEach { element in
      switch element {
      case .move(let end): append("M", end)
      case .line(let end): append("L", end)
      case .quadCurve(let end, let control): append("Q", control, end)
      case .curve(let end, let first, let second): append("C", first, second, end)
      case .closeSubpath: append("Z")
      }
    }
  }

  private mutating func append(_ letter: StaticString, _ points: CGPoint...) {
    append(letter)
    for (index, point) in points.enumerated() {
      if index > 0 { append(" ") }
      append(point.x)
      append(" ")
      append(point.y)
    }
  }
}

extension ColorEffect {
  /// Whether it needs a filter that is written out.
  fileprivate var hasMarkup: Bool {
    switch self {
    case .multiply, .luminanceToAlpha: true
    default: false
    }
  }
}
