import MeerkatViews

/// Writes drawings as SVG.
@MainActor
struct DrawingMarkup {
  private let renderer: HTMLRenderer
  private let id: Int
  /// The number of gradients and clips so far, each of which needs a name in the page.
  private var count = 0

  @Memberwise
  init(_ renderer: HTMLRenderer, id: Int)

  mutating func write(_ drawing: Drawing) {
    switch drawing {
    case .fill(let path, let ink, let isEvenOdd):
      if case .conic = ink { return writeConic(ink, inside: path, isEvenOdd: isEvenOdd) }
      let gradient = writeGradient(of: ink)
      open(path)
      if isEvenOdd { renderer.writer.attribute("fill-rule", word: "evenodd") }
      paint("fill", ink, gradient)
      close("path")
    case .stroke(let path, let ink, let style):
      if case .conic = ink {
        return writeConic(ink, inside: path.strokedPath(style), isEvenOdd: false)
      }
      let gradient = writeGradient(of: ink)
      open(path)
      renderer.writer.attribute("fill", word: "none")
      paint("stroke", ink, gradient)
      renderer.writer.stroke(style)
      close("path")
    case .text(let text, let point, let anchor, let ink, let style):
      write(text, at: point, anchor, ink, style)
    case .symbol(let name, let rect, let ink): writeSymbol(name, in: rect, ink)
    case .layer(let drawings, let layer): write(drawings, as: layer)
    }
  }

  private func open(_ path: Path) {
    renderer.writer.open("path")
    renderer.writer.attribute("d", path)
  }

  private func close(_ name: StaticString) {
    renderer.writer.endTag()
    renderer.writer.close(name)
  }

  private func paint(_ attribute: StaticString, _ ink: Ink, _ gradient: String?) {
    if let gradient {
      renderer.writer.attribute(attribute, "url(#\(gradient))")
    } else {
      renderer.writer.style(attribute, ink.paint)
    }
  }

  /// Writes the gradient of an ink and gives its name; nil for one colour.
  private mutating func writeGradient(of ink: Ink) -> String? {
    switch ink {
    case .paint, .conic: nil
    case .linear(let gradient, let start, let end, let opacity):
      write(
        gradient, opacity, as: "linearGradient",
        [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
    case .radial(let gradient, let center, let start, let end, let opacity):
      write(
        gradient, opacity, as: "radialGradient",
        [("cx", center.x), ("cy", center.y), ("fr", start), ("r", end)])
    }
  }

  private mutating func write(
    _ gradient: Gradient, _ opacity: Double, as element: StaticString,
    _ lengths: [(name: StaticString, value: CGFloat)]
  ) -> String {
    let name = "d\(id)-\(count)"
    count += 1
    renderer.writer.open(element)
    renderer.writer.attribute("id", name)
    renderer.writer.attribute("gradientUnits", word: "userSpaceOnUse")
    for length in lengths { renderer.writer.attribute(length.name, number: length.value) }
    renderer.writer.endTag()
    for stop in gradient.stops {
      renderer.writer.open("stop")
      renderer.writer.attribute("offset", number: stop.location)
      renderer.writer.style("stop-color", Paint(.color(stop.color.opacity(opacity))))
      close("stop")
    }
    renderer.writer.close(element)
    return name
  }

  /// SVG has no gradient around a point, but CSS has.
  private func writeConic(_ ink: Ink, inside path: Path, isEvenOdd: Bool) {
    guard case .conic(let gradient, let center, let start, let end, let opacity) = ink else {
      return
    }
    let bounds = path.boundingRect
    guard bounds.width > 0, bounds.height > 0 else { return }
    renderer.writer.open("foreignObject")
    renderer.writer.attribute("x", number: bounds.minX)
    renderer.writer.attribute("y", number: bounds.minY)
    renderer.writer.attribute("width", number: bounds.width)
    renderer.writer.attribute("height", number: bounds.height)
    renderer.writer.endTag()
    renderer.writer.open("div")
    renderer.writer.style("height", "100%")
    renderer.writer.beginDeclaration("background")
    renderer.writer.appendConic(
      gradient, x: center.x - bounds.minX, y: center.y - bounds.minY, unit: "px", from: start,
      to: end, opacity: opacity)
    renderer.writer.clip(
      by: path.offsetBy(dx: -bounds.minX, dy: -bounds.minY), isEvenOdd: isEvenOdd)
    close("div")
    renderer.writer.close("foreignObject")
  }

  private func write(
    _ text: String, at point: CGPoint, _ anchor: UnitPoint, _ ink: Ink, _ style: TextStyle?
  ) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      renderer.writer.open("text")
      renderer.writer.attribute("x", number: point.x)
      renderer.writer.attribute("y", number: point.y)
      // The first line is as far above the point as the anchor is below the top.
      let row = Double(index) - Double(lines.count - 1) * anchor.y
      if row != 0 { renderer.writer.attribute("dy", "\((row * 1.3 * 100).rounded() / 100)em") }
      renderer.writer.attribute(
        "text-anchor", word: anchor.x < 0.3 ? "start" : anchor.x > 0.7 ? "end" : "middle")
      renderer.writer.attribute(
        "dominant-baseline",
        word: anchor.y < 0.3 ? "text-before-edge" : anchor.y > 0.7 ? "text-after-edge" : "central")
      renderer.writeFontClass(style?.font)
      renderer.writer.style("fill", ink.paint)
      if let style { renderer.writeStyle(style) }
      renderer.writer.endTag()
      renderer.writer.text(String(line))
      renderer.writer.close("text")
    }
  }

  private func writeSymbol(_ name: String, in rect: CGRect, _ ink: Ink) {
    renderer.writer.open("svg")
    renderer.writer.attribute("x", number: rect.minX)
    renderer.writer.attribute("y", number: rect.minY)
    renderer.writer.attribute("width", number: rect.width)
    renderer.writer.attribute("height", number: rect.height)
    renderer.writer.attribute("viewBox", "0 0 24 24")
    renderer.writer.style("color", ink.paint)
    renderer.writer.endTag()
    renderer.writer.symbol(renderer.markup(of: name, id: id))
    renderer.writer.close("svg")
  }

  private mutating func write(_ drawings: [Drawing], as layer: DrawingLayer) {
    for clip in layer.clips {
      renderer.writer.open("g")
      renderer.writer.clip(by: clip.path, isEvenOdd: clip.isEvenOdd)
      renderer.writer.endTag()
    }
    renderer.writer.open("g")
    if layer.opacity != 1 { renderer.writer.style("opacity", number: layer.opacity) }
    if layer.blendMode != .normal {
      renderer.writer.style("mix-blend-mode", layer.blendMode.cssName)
    }
    if layer.blur != 0 || !layer.effects.isEmpty {
      renderer.writer.filter { writer in
        for effect in layer.effects { writer.append(effect) }
        if layer.blur != 0 { writer.append(blur: layer.blur) }
      }
    }
    renderer.writer.endTag()
    for drawing in drawings { write(drawing) }
    renderer.writer.close("g")
    for _ in layer.clips { renderer.writer.close("g") }
  }
}
