import MeerkatViews
import MeerkatTesting

extension PictureBrush {
  /// Makes what is below darker.
  private func drawScrim() {
    guard let window = element.runtime.window.layoutNode else { return }
    draw("Scrim", CGRect(origin: .zero, size: window.size), inks.ink(.scrim))
  }

  func visit(_ presentation: PresentationElement) {
    let inside = Inks(inherited: painter.metrics.styles.inside(presentation))
    let hasCards = presentation.children.contains(where: \.hasCardsInside)
    let ink = inside.ink(hasCards ? .page : .background)
    let name: String
    switch presentation.kind {
    case .fullScreenCover: return draw("fullScreenCover", frame, ink)
    case .inspector where presentation.isBeside:
      draw("inspector", frame, ink)
      let line = CGRect(x: frame.minX, y: frame.minY, width: 1, height: frame.height)
      return draw("Divider", line, inside.ink(.separator))
    case .sheet, .inspector: name = "sheet"
    case .popover: name = "popover"
    }
    drawScrim()
    let isSheet = presentation.kind != .popover
    let radius: CGFloat = isSheet ? CGFloat(DesignLength.sheetRadius) : 18
    let windowHeight = element.runtime.window.layoutNode?.size.height ?? frame.maxY
    let isAtBottom = isSheet && frame.maxY >= windowHeight - 0.5
    // The lower corners of a sheet that stands at the bottom can't be seen.
    let box = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: frame.height + (isAtBottom ? radius : 0))
    draw(name, box, ink, radius: radius)
    var group = SVGWriter.Attributes(class: name)
    group.add("clip-path", painter.clip(painter.rectangle(box, radius: radius)))
    painter.svg.open(group)
    atTheEnd { [self] in
      if presentation.isClosable, !presentation.isIndicatorHidden {
        let handle = CGRect(x: (frame.width - 36) / 2, y: 8, width: 36, height: 5)
        draw("\(name) handle", placed(handle), inside.ink(.quaternary), radius: 2.5)
      }
      painter.svg.close()
    }
  }

  func visit(_ alert: AlertElement) {
    drawScrim()
    let inside = Inks(inherited: painter.metrics.styles.inside(alert))
    draw(
      alert.kind == .alert ? "Alert" : "confirmationDialog", frame, inside.ink(.raised),
      radius: CGFloat(DesignLength.sheetRadius), label: alert.title)
    let rule = AlertRule(alert: alert, styles: painter.metrics.styles)
    guard let title = rule.title(width: frame.width) else { return }
    let box = frame.insetBy(dx: AlertRule.insets.leading, dy: AlertRule.insets.top)
    draw(title, "Alert title", in: box, alignment: .center, ink: inside.ink(.primary))
  }
}

extension Element {
  /// Whether a list with cards is inside.
  fileprivate var hasCardsInside: Bool {
    (self as? ListElement)?.isCarded ?? children.contains(where: \.hasCardsInside)
  }
}
