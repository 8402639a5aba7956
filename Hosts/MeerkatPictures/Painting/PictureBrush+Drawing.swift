import MeerkatViews

/// How shapes and canvases are drawn in their size.
extension PictureBrush {
  func draw(_ drawing: Drawing, isShape: Bool) {
    var attributes = SVGWriter.Attributes(class: isShape ? "Shape" : "path")
    switch drawing {
    case .fill(let path, let ink, let isEvenOdd):
      let form = SVGForm.path(path, offset: frame.origin, isEvenOdd: isEvenOdd)
      if case .conic(let gradient, let center, let start, let end, let opacity) = ink {
        return drawConic(gradient, center.moved(frame.origin), start, end, opacity, inside: form)
      }
      let filling = inks.define(ink, &painter.svg, offset: frame.origin)
      guard filling.value != "none", filling.opacity > 0 else { return }
      form.add(to: &attributes)
      attributes.add("fill", filling)
      painter.svg.write("path", attributes)
    case .stroke(let path, let ink, let style):
      attributes.add("d", path.svg(frame.origin))
      attributes.add("fill", "none")
      attributes.add("stroke", inks.define(ink, &painter.svg, offset: frame.origin))
      add(style, to: &attributes)
      painter.svg.write("path", attributes)
    case .text(let text, let point, let anchor, let ink, let style):
      drawText(text, at: point.moved(frame.origin), anchor, inks.ink(ink.paint), style)
    case .symbol(let name, let box, let ink):
      let placed = box.offsetBy(dx: frame.minX, dy: frame.minY)
      drawSymbol(name, "Image", in: placed, inks.ink(ink.paint))
    case .layer(let drawings, let layer): draw(drawings, as: layer, isShape)
    }
  }

  private func add(_ style: StrokeStyle, to attributes: inout SVGWriter.Attributes) {
    attributes.add("stroke-width", style.lineWidth)
    switch style.lineCap {
    case .butt: break
    case .round: attributes.add("stroke-linecap", "round")
    case .square: attributes.add("stroke-linecap", "square")
    }
    switch style.lineJoin {
    case .miter: if style.miterLimit != 4 { attributes.add("stroke-miterlimit", style.miterLimit) }
    case .round: attributes.add("stroke-linejoin", "round")
    case .bevel: attributes.add("stroke-linejoin", "bevel")
    }
    guard !style.dash.isEmpty else { return }
    attributes.add("stroke-dasharray", style.dash.map(\.svg).joined(separator: " "))
    if style.dashPhase != 0 { attributes.add("stroke-dashoffset", style.dashPhase) }
  }

  private func drawText(
    _ text: String, at point: CGPoint, _ anchor: UnitPoint, _ ink: SVGInk, _ style: TextStyle?
  ) {
    let font = inherited.font.styled(style ?? TextStyle(), typeSize: inherited.typeSize)
    let lines = TextLines(text, font, limit: nil)
    let size = CGSize(width: lines.width, height: CGFloat(lines.lines.count) * font.lineHeight)
    let box = CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
    draw(lines, "Text", in: box, ink: ink)
  }

  private func draw(_ drawings: [Drawing], as layer: DrawingLayer, _ isShape: Bool) {
    var groups = 0
    for clip in layer.clips {
      var attributes = SVGWriter.Attributes(class: "clip")
      let rule = clip.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
      attributes.add(
        "clip-path", painter.clip("<path d=\"\(clip.path.svg(frame.origin))\"\(rule)/>"))
      painter.svg.open(attributes)
      groups += 1
    }
    var attributes = SVGWriter.Attributes(class: "layer")
    if layer.opacity != 1 { attributes.add("opacity", CGFloat(layer.opacity)) }
    if layer.blendMode != .normal {
      attributes.add("style", "mix-blend-mode:\(layer.blendMode.cssName)")
    }
    if layer.blur > 0 || !layer.effects.isEmpty {
      let effects = layer.effects.map { painter.markup(of: $0, inherited) }.joined()
      let blur = layer.blur > 0 ? "<feGaussianBlur stdDeviation=\"\(layer.blur.svg)\"/>" : ""
      attributes.add("filter", painter.filter(effects + blur))
    }
    painter.svg.open(attributes)
    for drawing in drawings { draw(drawing, isShape: isShape) }
    for _ in 0...groups { painter.svg.close() }
  }

  /// Draws colours around a point as wedges: SVG has no gradient of that kind.
  func drawConic(
    _ gradient: Gradient, _ center: CGPoint, _ start: Angle, _ end: Angle, _ opacity: Double,
    inside form: SVGForm
  ) {
    var shape = SVGWriter.Attributes()
    form.add(to: &shape)
    var group = SVGWriter.Attributes(class: "AngularGradient")
    group.add("clip-path", painter.clip("<\(shape.element(form.name))/>"))
    let radius = 2 * max(frame.width, frame.height, 1)
    let count = 60
    let span = end.radians - start.radians
    let wedges = (0..<count).map { index in
      let (from, to) = (Double(index) / Double(count), (Double(index) + 1.1) / Double(count))
      let first = CGPoint(
        x: center.x + radius * cos(start.radians + span * from),
        y: center.y + radius * sin(start.radians + span * from))
      let second = CGPoint(
        x: center.x + radius * cos(start.radians + span * to),
        y: center.y + radius * sin(start.radians + span * to))
      let ink = color(of: gradient, at: (from + to) / 2).times(opacity)
      let path =
        "M\(center.x.svg) \(center.y.svg)L\(first.x.svg) \(first.y.svg)L\(second.x.svg) \(second.y.svg)Z"
      return
        "<path d=\"\(path)\" fill=\"\(ink.value)\" fill-opacity=\"\(CGFloat(ink.opacity).svg)\"/>"
    }
    painter.svg.write("g", group, content: wedges.joined())
  }

  /// Returns the colour of a gradient at a place from 0 to 1.
  private func color(of gradient: Gradient, at place: Double) -> SVGInk {
    let after = gradient.stops.firstIndex { $0.location >= place } ?? gradient.stops.count - 1
    guard after >= 0 else { return SVGInk(value: "none") }
    let (left, right) = (gradient.stops[max(0, after - 1)], gradient.stops[after])
    let length = right.location - left.location
    let part = length > 0 ? min(1, max(0, (place - left.location) / length)) : 1
    return inks.ink(left.color).mixed(with: inks.ink(right.color), part)
  }
}
