import MeerkatViews
import MeerkatTesting

extension PictureBrush {
  func visit(_ list: ListElement) {
    let parts = painter.engine.node(for: list).children
    let rule = ListRule(list: list, styles: painter.metrics.styles)
    for case .rows(let rows, let box) in rule.blocks(frame.width, parts).blocks {
      drawCard(of: list, rows, box, parts)
    }
  }

  func visit(_ section: SectionElement) {
    guard let list = section.list else { return }
    let parts = painter.engine.node(for: section).children
    let rule = SectionRule(section: section, styles: painter.metrics.styles)
    let layout = rule.layout(frame.width, parts)
    let first = section.headerElements.count
    let rows = layout.rows.map { $0.after(first) }
    drawCard(of: list, rows, layout.card, parts)
  }

  /// Draws what is behind rows: their card, what marks the selected ones, and the lines between them.
  private func drawCard(
    of list: ListElement, _ rows: [RowPosition], _ box: CGRect, _ parts: [LayoutNode]
  ) {
    guard !rows.isEmpty, box.height > 0 else { return }
    let radius = CGFloat(DesignLength.cardRadius)
    // A background of its own takes the place of the card.
    let isOnCard = rows.contains { parts[$0.index].element.rowAttributes?.background == nil }
    if list.isCarded, isOnCard {
      if list.spacing.rows == nil {
        draw("List card", placed(box), inks.ink(.card), radius: radius)
      } else {
        for row in rows { draw("List card", placed(row.frame), inks.ink(.card), radius: radius) }
      }
    }
    let hasLines = list.look != .sidebar && list.spacing.rows == nil
    for row in rows {
      let element = parts[row.index].element
      let attributes = element.rowAttributes
      if let background = attributes?.background {
        draw("listRowBackground", placed(row.frame), inks.ink(background))
      }
      if list.isSelected(element) || (element.unwrapped as? ButtonElement)?.isSelectedRow == true {
        let isRound = list.look == .sidebar
        draw(
          "List selection", placed(row.frame), inks.ink(.tint).times(0.15), radius: isRound ? 10 : 0
        )
      }
      guard hasLines, row.frame.minY > box.minY, row.frame.height > 0 else { continue }
      let above = parts[row.index - 1].element.rowAttributes
      if attributes?.hiddenSeparators.contains(.top) == true { continue }
      if above?.hiddenSeparators.contains(.bottom) == true { continue }
      let start = row.content.x - row.frame.minX
      let line = CGRect(
        x: row.frame.minX + start, y: row.frame.minY, width: row.frame.width - start, height: 1)
      let ink = attributes?.separatorTint.map { inks.ink($0) } ?? inks.ink(.separator)
      draw("List separator", placed(line), ink)
    }
  }

  /// Draws a number or a word at the end of a row.
  func drawBadge(_ text: String) {
    let lines = TextLines(text, inherited.font)
    let offered = painter.engine.node(for: element).proposal?.width ?? frame.width
    let x = isMirrored ? frame.maxX - offered : frame.minX + offered - lines.width
    let top = frame.minY + (frame.height - inherited.font.lineHeight) / 2
    let box = CGRect(x: x, y: top, width: lines.width, height: inherited.font.lineHeight)
    draw(lines, "badge", in: box, ink: inks.ink(.secondary))
  }
}
