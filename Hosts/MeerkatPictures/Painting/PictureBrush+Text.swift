import MeerkatViews

extension PictureBrush {
  /// The name of a part of a control: the control's, then its own.
  func name(_ own: String) -> String { inherited.owner.map { "\($0) \(own)" } ?? own }

  func drawText(_ text: TextElement) {
    let node = painter.engine.node(for: text)
    let offer = node.proposal ?? ProposedViewSize(frame.size)
    let lines = painter.metrics.lines(of: text, in: offer)
    guard let font = lines.runs.first?.font else { return }
    let height = painter.metrics.lineHeight(of: lines, font, text)
    if text.layout.isRedacted { return drawBars(lines, height) }
    let own = text.layout.alignment
    let alignment = own == .leading && inherited.isCentered ? .center : own
    draw(
      lines, name("Text"), in: frame, lineHeight: height, alignment: alignment,
      ink: ink(of: lines.runs.count == 1 ? lines.runs[0].style : TextStyle(), in: text)
    ) { [self] run in
      run.style.foreground == nil && run.style.link == nil ? nil : ink(of: run.style, in: text)
    }
  }

  private func ink(of style: TextStyle, in text: TextElement) -> SVGInk {
    if let own = style.foreground { return inks.ink(own, isText: true) }
    if style.link != nil { return inks.ink(.tint) }
    return text.layout.style.foreground.map { inks.ink($0, isText: true) }
      ?? inks.ink(of: inherited.tone)
  }

  /// Draws bars in place of redacted words.
  private func drawBars(_ lines: TextLines, _ height: CGFloat) {
    for (index, line) in lines.lines.enumerated() {
      let box = CGRect(x: 0, y: CGFloat(index) * height, width: line.width, height: height)
      draw("Text redacted", placed(box), inks.ink(.fill), radius: 5)
    }
  }

  /// Draws lines of text.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - name: What the text is called in the picture.
  ///   - box: Where they are.
  ///   - lineHeight: The height of each; nil for that of its font.
  ///   - alignment: At which edge they begin.
  ///   - ink: Their colour.
  ///   - own: Gives the colour of a part that has one of its own.
  func draw(
    _ lines: TextLines, _ name: String, in box: CGRect, lineHeight: CGFloat? = nil,
    alignment: TextAlignment = .leading, ink: SVGInk, own: (TextLines.Run) -> SVGInk? = { _ in nil }
  ) {
    guard let font = lines.runs.first?.font, ink.value != "none" else { return }
    let largest = lines.runs.map(\.font).max { $0.size < $1.size } ?? font
    let height = lineHeight ?? largest.lineHeight
    let baseline = largest.baseline + (height - largest.lineHeight) / 2
    var spans: [(x: CGFloat, y: CGFloat, line: TextLines.Line)] = []
    for (index, line) in lines.lines.enumerated() where !line.parts.isEmpty {
      let free = box.width - line.width
      let indent: CGFloat =
        switch alignment {
        case .leading: isMirrored ? free : 0
        case .center: free / 2
        case .trailing: isMirrored ? 0 : free
        }
      // Text that is read from right to left begins at the right.
      let x = box.minX + indent + (isMirrored ? line.width : 0)
      spans.append((x, box.minY + baseline + CGFloat(index) * height, line))
    }
    guard !spans.isEmpty else { return }
    let isPlain = lines.runs.count == 1
    let isSingle = isPlain && spans.count == 1
    var attributes = SVGWriter.Attributes(class: name)
    if isSingle {
      attributes.add("x", spans[0].x)
      attributes.add("y", spans[0].y)
      addLength(of: spans[0].line.parts[0], to: &attributes)
    }
    if isMirrored { attributes.add("direction", "rtl") }
    add(font, to: &attributes)
    attributes.add("fill", ink)
    if isPlain { addLines(of: lines.runs[0].style, to: &attributes) }
    if isSingle {
      return painter.svg.write("text", attributes, content: spans[0].line.text.escaped)
    }
    let parts = spans.map { span in content(of: span.line, span.x, span.y, lines, font, own) }
    painter.svg.write("text", attributes, content: parts.joined())
  }

  /// Returns the parts of a line.
  private func content(
    of line: TextLines.Line, _ x: CGFloat, _ y: CGFloat, _ lines: TextLines, _ font: TextFont,
    _ own: (TextLines.Run) -> SVGInk?
  ) -> String {
    var x = x
    return line.parts.map { part in
      let run = lines.runs[part.run]
      var attributes = SVGWriter.Attributes()
      attributes.add("x", x)
      attributes.add("y", y)
      addLength(of: part, to: &attributes)
      if run.font != font { add(run.font, to: &attributes, besides: font) }
      if lines.runs.count > 1 {
        if let ink = own(run) { attributes.add("fill", ink) }
        addLines(of: run.style, to: &attributes)
      }
      x += isMirrored ? -part.width : part.width
      return attributes.wrapped("tspan", part.text.escaped)
    }.joined()
  }

  /// Writes the length of a text, so that it has the same length in any font.
  private func addLength(of part: TextLines.Part, to attributes: inout SVGWriter.Attributes) {
    if part.text.count > 1 { attributes.add("textLength", part.width) }
  }

  private func addLines(of style: TextStyle, to attributes: inout SVGWriter.Attributes) {
    let isStruck = style.isStruckThrough ?? style.marks.contains(.struckThrough)
    switch (style.isUnderlined ?? (style.link != nil), isStruck) {
    case (true, true): attributes.add("text-decoration", "underline line-through")
    case (true, false): attributes.add("text-decoration", "underline")
    case (false, true): attributes.add("text-decoration", "line-through")
    case (false, false): break
    }
  }

  private func add(
    _ font: TextFont, to attributes: inout SVGWriter.Attributes, besides other: TextFont? = nil
  ) {
    if font.size != other?.size { attributes.add("font-size", font.size) }
    if font.weight != other?.weight ?? 400 { attributes.add("font-weight", "\(font.weight)") }
    if font.isItalic, other?.isItalic != true { attributes.add("font-style", "italic") }
    switch font.design {
    case .monospaced: attributes.add("font-family", PictureFonts.monospaced)
    case .serif: attributes.add("font-family", PictureFonts.serif)
    case .default, .rounded: break
    }
    if font.tracking != 0 { attributes.add("letter-spacing", font.tracking) }
  }
}

/// The fonts that viewers look for, the best first.
enum PictureFonts {
  static let usual = "Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
  static let monospaced = "'DejaVu Sans Mono', 'SF Mono', Menlo, Consolas, monospace"
  static let serif = "Georgia, 'DejaVu Serif', serif"
}
