import MeerkatViews

/// Draws one element, without its content.
@MainActor
final class TextBrush: SelectiveVisitor {
  private let painter: TextPainter
  private let frame: CGRect
  /// Whether people read from right to left: what begins at the left begins at the right then.
  private let isMirrored: Bool

  @Memberwise
  init(_ painter: TextPainter, _ frame: CGRect, isMirrored: Bool)

  private var left: Int { Int(frame.minX) }
  private var right: Int { Int(frame.maxX) }
  private var top: Int { Int(frame.minY) }
  private var bottom: Int { Int(frame.maxY) }
  private var width: Int { Int(frame.width) }

  /// Draws a text at its position in left-to-right layout.
  private func put(_ text: String, x: Int, y: Int) {
    putFixed(text, x: isMirrored ? left + right - x - text.cells : x, y: y)
  }

  /// Puts a text at a place that is the same for everybody.
  private func putFixed(_ text: String, x: Int, y: Int) { painter.canvas.put(text, x: x, y: y) }

  /// Returns a place in left-to-right layout.
  private func unmirrored(_ place: CGRect) -> CGRect {
    guard isMirrored else { return place }
    return CGRect(
      x: frame.minX + frame.maxX - place.maxX, y: place.minY, width: place.width,
      height: place.height)
  }

  // MARK: Content

  func visit(_ text: TextElement) {
    let wrapped = CellMetrics.wrapped(text, width: frame.width, height: frame.height)
    for (index, line) in wrapped.lines.enumerated() {
      let free = width - line.cells
      let indent =
        switch text.layout.alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      put(line, x: left + max(0, indent), y: top + index)
    }
  }

  func visit(_ image: ImageElement) { put(image.glyph, x: left, y: top) }

  func visit(_ divider: DividerElement) {
    guard divider.isUpright else {
      return put(String(repeating: "─", count: width), x: left, y: top)
    }
    for y in top..<Int(frame.maxY) { put("│", x: left, y: y) }
  }

  /// Fills the cells of a shape whose middle lies inside, unless something else stands before it.
  func visit(_ shape: ShapeElement) {
    guard let block = shape.fill?.block, !shape.isBehindContent else { return }
    for y in top..<bottom {
      for x in left..<right where contains(x, y, shape.kind) { putFixed(block, x: x, y: y) }
    }
  }

  /// Fills the cells whose middle lies in an area, and puts texts where they begin.
  func visit(_ drawing: DrawingElement) {
    guard !drawing.isBehindContent else { return }
    drawing.drawings.forEach(draw)
  }

  /// Puts a table where a drawing would be, and says how many rows have no place.
  func visit(_ modifier: ModifierElement) {
    guard case .table(let table) = modifier.modifier else { return }
    for (index, line) in table.lines(upTo: bottom - top).enumerated() {
      put(line.shortened(to: width), x: left, y: top + index)
    }
  }

  private func draw(_ drawing: Drawing) {
    switch drawing {
    case .fill(let path, let ink, let isEvenOdd):
      guard let block = ink.paint.block else { return }
      fill(path.boundingRect, with: block) { path.contains($0, eoFill: isEvenOdd) }
    case .text(let text, let point, let anchor, _, _):
      for (index, line) in text.split(separator: "\n").enumerated() {
        let x = left + Int((point.x / 8 - anchor.x * CGFloat(line.cells - 1)).rounded(.down))
        putFixed(String(line), x: x, y: top + Int(point.y / 20 - anchor.y * 0.9) + index)
      }
    case .layer(let drawings, let layer): if layer.opacity > 0 { drawings.forEach(draw) }
    case .stroke, .symbol: break
    }
  }

  /// Fills the cells of a rectangle, in points, whose middle lies in an area.
  private func fill(_ bounds: CGRect, with block: String, _ contains: (CGPoint) -> Bool) {
    for y in top..<bottom {
      for x in left..<right {
        let middle = CGPoint(x: (x - left) * 8 + 4, y: (y - top) * 20 + 10)
        if bounds.contains(middle), contains(middle) { putFixed(block, x: x, y: y) }
      }
    }
  }

  private func contains(_ x: Int, _ y: Int, _ kind: ShapeKind) -> Bool {
    guard kind == .circle || kind == .ellipse else { return true }
    let across = (CGFloat(x) + 0.5 - frame.midX) / (frame.width / 2)
    let down = (CGFloat(y) + 0.5 - frame.midY) / (frame.height / 2)
    return across * across + down * down <= 1
  }

  // MARK: Controls

  func visit(_ button: ButtonElement) {
    if button.isBracketed { drawBrackets(isEnabled: button.isEnabledNow) }
  }

  /// Draws brackets around each line.
  private func drawBrackets(isEnabled: Bool) {
    for y in top..<bottom {
      putFixed(isEnabled ? "[" : "(", x: left, y: y)
      putFixed(isEnabled ? "]" : ")", x: right - 1, y: y)
    }
  }

  func visit(_ toggle: ToggleElement) {
    let mark = toggle.isOn ? "x" : " "
    put(toggle.isEnabledNow ? "[\(mark)]" : "(\(mark))", x: right - 3, y: top)
  }

  func visit(_ field: TextFieldElement) {
    let shown = field.shownText
    let prompt = (field.prompt ?? field.label) + "…"
    let isEmpty = shown.isEmpty
    let content = isEmpty ? (prompt == "…" ? "" : prompt) : shown
    let lines =
      field.isMultiline
      ? WrappedText(content, width: width - 2).lines : [content.shortened(to: width - 2)]
    for (index, line) in lines.enumerated() {
      let rest = String(repeating: "_", count: max(0, width - 2 - line.cells))
      putFixed(field.isEnabledNow ? "[" : "(", x: left, y: top + index)
      putFixed(isMirrored ? rest + line : line + rest, x: left + 1, y: top + index)
      putFixed(field.isEnabledNow ? "]" : ")", x: right - 1, y: top + index)
    }
  }

  func visit(_ progress: ProgressElement) {
    let bar = ProgressRule.bar(progress)
    put(bar, x: progress.fraction == nil ? left : right - bar.cells, y: top)
  }

  func visit(_ picker: PickerElement) {
    for (index, line) in PickerRule.wrapped(picker, width: frame.width).lines.enumerated() {
      put(line, x: left, y: top + index)
    }
  }

  func visit(_ menu: MenuElement) {
    drawBrackets(isEnabled: menu.isEnabledNow)
    put("▾", x: right - 2, y: bottom - 1)
  }

  // MARK: Lists

  func visit(_ list: ListElement) {
    drawRows(list.children, in: frame)
    for row in list.selectableRows where list.isSelected(row) {
      if let place = painter.frame(of: row) {
        put(isMirrored ? "◂" : "▸", x: left, y: Int(place.minY))
      }
    }
  }

  func visit(_ section: SectionElement) {
    if section.list != nil { drawRows(section.rowElements, in: frame) }
  }

  /// Text is shown whole: no row is skipped.

  private func drawRows(_ rows: [Element], in frame: CGRect) {
    var last: CGRect?
    for row in rows {
      guard !(row.unwrapped is SectionElement), let place = painter.frame(of: row) else {
        last = nil
        continue
      }
      if row.hasChevron { put(isMirrored ? "‹" : "›", x: right - 3, y: Int(place.minY)) }
      if let last, place.minY - last.maxY == 1 {
        put(String(repeating: "╌", count: max(0, width - 4)), x: left + 2, y: Int(last.maxY))
      }
      last = place
    }
  }

  // MARK: Screens

  func visit(_ screen: ScreenElement) {
    if screen.bar.contains(where: { $0.position == .bottom }) { drawLine(y: Int(frame.maxY) - 2) }
    guard screen.hasBar else { return }
    if let back = screen.signedBackLabel { put(back, x: left, y: top) }
    drawTitle(of: screen)
    drawLine(y: top + 1)
  }

  /// Draws the title in the middle, or as near to it as what is beside it allows.
  private func drawTitle(of screen: ScreenElement) {
    guard !screen.bar.contains(where: { $0.position == .title }) else { return }
    func frames(_ position: BarPosition) -> [CGRect] {
      screen.bar.filter { $0.position == position }.flatMap(\.elements)
        .compactMap { painter.frame(of: $0) }.map(unmirrored)
    }
    let back = screen.signedBackLabel.map { left + $0.cells + 2 } ?? left
    let start = frames(.leading).map { Int($0.maxX) + 2 }.max() ?? back
    let end = frames(.trailing).map { Int($0.minX) - 2 }.min() ?? right
    let title = screen.title.shortened(to: max(1, end - start))
    let middle = left + (width - title.cells) / 2
    put(title, x: max(start, min(middle, end - title.cells)), y: top)
  }

  private func drawLine(y: Int) { put(String(repeating: "─", count: width), x: left, y: y) }

  func visit(_ split: SplitElement) {
    for column in split.columns.filter(\.isShown).dropFirst() {
      guard let place = painter.frame(of: column) else { continue }
      let x = Int(unmirrored(place).minX) - 1
      for y in top..<Int(frame.maxY) { put("│", x: x, y: y) }
    }
  }

  func visit(_ tabs: TabsElement) {
    drawLine(y: Int(frame.maxY) - 2)
    let pages = isMirrored ? tabs.pages.reversed() : tabs.pages
    let names = pages.map { page in
      (page.isSelected ? "● " : "○ ") + page.title + (page.badge.map { " (\($0))" } ?? "")
    }.joined(separator: "   ")
    put(names, x: left + max(0, (width - names.cells) / 2), y: Int(frame.maxY) - 1)
  }

  func visit(_ presentation: PresentationElement) {
    painter.canvas.clear(frame)
    switch presentation.kind {
    case .sheet, .popover, .inspector: painter.canvas.box(frame, title: "\(presentation.kind)")
    case .fullScreenCover: break
    }
  }

  func visit(_ alert: AlertElement) {
    painter.canvas.clear(frame)
    painter.canvas.box(frame)
    let lines = AlertRule.titleLines(alert, width: frame.width - 4)
    for (index, line) in lines.enumerated() {
      put(line, x: left + (width - line.cells) / 2, y: top + 1 + index)
    }
  }
}
