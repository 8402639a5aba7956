import MeerkatViews
import MeerkatTesting

extension PictureBrush {
  func visit(_: WindowElement) { draw("Window", frame, inks.ink(.background)) }

  func visit(_ screen: ScreenElement) {
    let isGrouped = screen.contentElements.contains(where: \.hasCards)
    let isInSidebar = screen.isInLeadingColumn
    if !isInSidebar {
      draw("Screen", frame, inks.ink(isGrouped ? .page : .background), label: screen.title)
    }
    let rule = ScreenRule(screen: screen, styles: painter.metrics.styles)
    let heights = rule.heights(frame.width, painter.engine.node(for: screen).children)
    if let title = rule.largeTitle(frame.width) {
      let x = ScreenRule.gutter(frame.width)
      let box = CGRect(
        x: x, y: heights.handle + heights.bar + 4, width: frame.width - 2 * x, height: heights.title
      )
      draw(title, "navigationTitle", in: placed(box), ink: inks.ink(.primary))
    }
    guard heights.bar > 0 else { return }
    drawBar(of: screen, rule, heights)
    if heights.bottom > 0 {
      let line = CGRect(x: 0, y: frame.height - heights.bottom, width: frame.width, height: 1)
      draw("toolbar separator", placed(line), inks.ink(.separator))
    }
  }

  private func drawBar(of screen: ScreenElement, _ rule: ScreenRule, _ heights: ScreenRule.Heights)
  {
    let middle = heights.handle + heights.bar / 2
    var font = inherited.font
    font.weight = 500
    var start = ScreenRule.gutter(frame.width)
    if let back = rule.backTitle(frame.width, painter.engine.node(for: screen).children) {
      let lines = TextLines(back, font)
      let tip = placed(CGRect(x: start + 4, y: middle, width: 0, height: 0)).origin
      chevron("BackButton chevron", tip: tip, size: 6.5, inks.tintText, pointsBack: true)
      let box = CGRect(
        x: start + ScreenRule.backSign, y: middle - font.lineHeight / 2, width: lines.width,
        height: font.lineHeight)
      if !back.isEmpty { draw(lines, "BackButton Text", in: placed(box), ink: inks.tintText) }
      start += ScreenRule.backSign + lines.width
    }
    guard rule.largeTitle(frame.width) == nil else { return }
    guard !screen.title.isEmpty, !screen.bar.contains(where: { $0.position == .title }) else {
      return
    }
    drawTitle(of: screen, from: start, middle)
  }

  /// Draws the title in the middle, or as near to it as what is beside it allows.
  private func drawTitle(of screen: ScreenElement, from start: CGFloat, _ middle: CGFloat) {
    func boxes(_ wanted: BarPosition) -> [CGRect] {
      screen.bar.filter { $0.position == wanted }.flatMap(\.elements).compactMap { element in
        let node = painter.engine.node(for: element)
        let x = isMirrored ? frame.width - node.origin.x - node.size.width : node.origin.x
        return CGRect(origin: CGPoint(x: x, y: 0), size: node.size)
      }
    }
    let gutter = ScreenRule.gutter(frame.width)
    let left = max(start, boxes(.leading).map(\.maxX).max() ?? start) + ScreenRule.titleGap
    let right = (boxes(.trailing).map(\.minX).min() ?? frame.width - gutter) - ScreenRule.titleGap
    var font = inherited.font
    font.weight = 600
    let lines = TextLines(screen.title, font, width: max(0, right - left))
    let x = max(left, min((frame.width - lines.width) / 2, right - lines.width))
    let box = CGRect(
      x: x, y: middle - font.lineHeight / 2, width: lines.width, height: font.lineHeight)
    draw(lines, "navigationTitle", in: placed(box), ink: inks.ink(.primary))
  }

  func visit(_ split: SplitElement) {
    guard !split.isCompact else { return }
    atTheEnd { [self] in
      let box = placed(CGRect(x: 19.7, y: 13.7, width: 24.65, height: 24.65))
      drawSymbol("sidebar.left", "NavigationSplitView Image", in: box, inks.tintText)
    }
  }

  func visit(_ column: ColumnElement) {
    guard let split = column.container as? SplitElement, !split.isCompact,
      column !== split.columns.last
    else { return }
    if column.position == 0 {
      var inherited = inherited
      inherited.isInSheet = true
      draw("Sidebar", frame, Inks(inherited: inherited).ink(.page))
    }
    let line = CGRect(x: frame.width - 1, y: 0, width: 1, height: frame.height)
    atTheEnd { [self] in draw("Column separator", placed(line), inks.ink(.separator)) }
  }

  func visit(_ tabs: TabsElement) {
    atTheEnd { [self] in
      if TabsRule.isWide(frame.width) { drawWideTabs(tabs) } else { drawNarrowTabs(tabs) }
    }
  }

  private func drawNarrowTabs(_ tabs: TabsElement) {
    let height = TabsRule.barHeight
    let top = frame.height - height
    draw(
      "TabBar", placed(CGRect(x: 0, y: top, width: frame.width, height: height)),
      inks.ink(.background))
    draw(
      "TabBar separator", placed(CGRect(x: 0, y: top - 1, width: frame.width, height: 1)),
      inks.ink(.separator))
    let pages = tabs.pages
    let width = (frame.width - 16) / CGFloat(max(1, pages.count))
    let font = TextFont(size: 11, weight: 500)
    for (index, page) in pages.enumerated() {
      let ink = inks.ink(page.isSelected ? .tint : .secondary)
      let middle = 8 + width * (CGFloat(index) + 0.5)
      let content = (page.symbol == nil ? 0 : 26) + font.lineHeight
      var y = top + (height - content) / 2
      if let symbol = page.symbol {
        let box = placed(CGRect(x: middle - 12, y: y, width: 24, height: 24))
        drawSymbol(symbol, "Tab Image", in: box, ink)
        y += 26
      }
      let lines = TextLines(page.title, font, width: width)
      let box = placed(
        CGRect(x: middle - lines.width / 2, y: y, width: lines.width, height: font.lineHeight))
      draw(lines, "Tab Text", in: box, ink: ink)
      if let badge = page.badge { drawCount(badge, at: CGPoint(x: middle + 8, y: top + 4)) }
    }
  }

  private func drawCount(_ text: String, at corner: CGPoint) {
    let font = TextFont(size: 11, weight: 500)
    let lines = TextLines(text, font)
    let width = max(16.5, lines.width + 8.8)
    let box = placed(CGRect(x: corner.x, y: corner.y, width: width, height: font.lineHeight))
    draw("badge", box, inks.ink(.red), radius: 8, label: text)
    let inner = box.insetBy(dx: (width - lines.width) / 2, dy: 0)
    draw(lines, "badge Text", in: inner, ink: SVGInk(value: "#ffffff"))
  }

  private func drawWideTabs(_ tabs: TabsElement) {
    let font = TextFont(size: 15, weight: 500)
    let all = tabs.pages.map { page in
      let lines = TextLines(page.title, font)
      return (page: page, lines: lines, width: lines.width + 32 + (page.symbol == nil ? 0 : 24))
    }
    let total = all.reduce(8) { $0 + $1.width }
    var x = (frame.width - total) / 2
    let bar = CGRect(x: x, y: 8, width: total, height: 44)
    draw("TabBar", placed(bar), inks.ink(.background), radius: 22)
    drawOutline("TabBar border", placed(bar), inks.ink(.separator), radius: 22)
    x += 4
    for tab in all {
      let ink = tab.page.isSelected ? inks.tintText : inks.ink(.secondary)
      if tab.page.isSelected {
        let box = CGRect(x: x, y: 12, width: tab.width, height: 36)
        draw("Tab selection", placed(box), inks.ink(.tint).times(0.14), radius: 18)
      }
      var start = x + 16
      if let symbol = tab.page.symbol {
        let box = placed(CGRect(x: start, y: 21, width: 18, height: 18))
        drawSymbol(symbol, "Tab Image", in: box, ink)
        start += 24
      }
      let box = CGRect(
        x: start, y: 30 - font.lineHeight / 2, width: tab.lines.width, height: font.lineHeight)
      draw(tab.lines, "Tab Text", in: placed(box), ink: ink)
      x += tab.width
    }
  }
}

extension Element {
  /// Whether a list with cards is inside, in no screen of its own.
  fileprivate var hasCards: Bool {
    if let list = self as? ListElement { return list.isCarded }
    if self is NavigationElement || self is TextElement { return false }
    return children.contains(where: \.hasCards)
  }
}

extension ScreenElement {
  /// Whether the screen is in the column at the side, which has a colour of its own.
  fileprivate var isInLeadingColumn: Bool {
    guard let column = enclosing(ColumnElement.self) else { return false }
    return column.position == 0 && (column.container as? SplitElement)?.isCompact == false
  }
}
