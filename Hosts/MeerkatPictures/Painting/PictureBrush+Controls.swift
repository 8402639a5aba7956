import MeerkatViews
import MeerkatTesting

extension PictureBrush {
  func visit(_ button: ButtonElement) {
    let inside = Inks(inherited: painter.metrics.styles.inside(button))
    let name = button.isLink ? "NavigationLink" : "Button"
    if button.container is AlertElement {
      return draw(name, frame, inks.ink(.fill), radius: 13, label: button.spokenLabel)
    }
    if button.hasBorder {
      let ink =
        !button.isEnabledNow
        ? inks.ink(.fill)
        : button.look == .bordered ? inside.ink(.tint).times(0.13) : inside.ink(.tint)
      draw(name, frame, ink, radius: 11, label: button.spokenLabel)
    }
    if button.isRow, button.isLink, button.isEnabledNow {
      let tip = placed(CGRect(x: frame.width - 4.5, y: frame.height / 2, width: 0, height: 0))
      chevron("\(name) chevron", tip: tip.origin, size: 5.5, inks.ink(.tertiary))
    }
  }

  func visit(_ toggle: ToggleElement) {
    let size = ToggleRule.switchSize
    let box = placed(
      CGRect(
        x: frame.width - size.width, y: (frame.height - size.height) / 2, width: size.width,
        height: size.height))
    let opacity = toggle.isEnabledNow ? 1 : 0.5
    let ink = inks.ink(toggle.isOn ? .green : .track).times(opacity)
    draw("Toggle \(toggle.isOn ? "on" : "off")", box, ink, radius: 14, label: toggle.spokenLabel)
    let isAtEnd = toggle.isOn != isMirrored
    var knob = SVGWriter.Attributes(class: "Toggle knob")
    knob.add("cx", isAtEnd ? box.maxX - 14 : box.minX + 14)
    knob.add("cy", box.midY)
    knob.add("r", 12)
    knob.add("fill", "#ffffff")
    knob.add("stroke", SVGInk(value: "#000000", opacity: 0.08))
    painter.svg.write("circle", knob)
  }

  func visit(_ field: TextFieldElement) {
    let look = FieldLook(field, painter.metrics.styles)
    if field.kind == .color {
      draw("ColorPicker", frame, inks.ink(.fill), radius: 10, label: field.label)
      let ink = SVGInk(value: field.text.hasPrefix("#") ? field.text : "#000000")
      return draw("ColorPicker color", frame.insetBy(dx: 3, dy: 3), ink, radius: 7)
    }
    if look.hasBackground {
      let isBordered = field.look == .roundedBorder
      let radius: CGFloat = field.isSearchField ? 12 : 10
      draw(
        "TextField", frame, inks.ink(isBordered ? .card : .fill), radius: radius, label: field.label
      )
      if isBordered { drawOutline("TextField border", frame, inks.ink(.separator), radius: radius) }
    }
    if field.isSearchField {
      let side: CGFloat = 17
      let box = placed(CGRect(x: 12, y: (frame.height - side) / 2, width: side, height: side))
      drawSymbol("magnifyingglass", "TextField Image", in: box, inks.ink(.secondary))
    }
    let isEmpty = field.shownText.isEmpty
    let ink = inks.ink(isEmpty || !field.isEnabledNow ? .tertiary : .primary)
    let lines = look.lines(field, width: field.kind.isCompact ? 10_000 : frame.width)
    let top =
      field.isMultiline || field.isEditor
      ? look.insets.height : (frame.height - look.font.lineHeight) / 2
    let box = frame.insetBy(dx: look.insets.width, dy: 0).offsetBy(dx: 0, dy: top)
    draw(lines, "TextField \(isEmpty ? "prompt" : "Text")", in: box, ink: ink)
  }

  func drawOutline(
    _ name: String, _ box: CGRect, _ ink: SVGInk, radius: CGFloat = 0, width: CGFloat? = nil
  ) {
    var attributes = SVGWriter.Attributes(class: name)
    attributes.add(box.insetBy(dx: (width ?? 1) / 2, dy: (width ?? 1) / 2))
    if radius > 0 { attributes.add("rx", radius) }
    attributes.add("fill", "none")
    attributes.add("stroke", ink)
    if let width { attributes.add("stroke-width", width) }
    painter.svg.write("rect", attributes)
  }

  func visit(_ progress: ProgressElement) {
    guard let fraction = progress.fraction else { return drawWheel() }
    let height = ProgressRule.bar
    let box = CGRect(x: 0, y: frame.height - height, width: frame.width, height: height)
    let part = max(0, min(1, fraction))
    draw("ProgressView", placed(box), inks.ink(.fill), radius: 3, label: progress.spokenLabel)
    guard part > 0 else { return }
    let done = CGRect(x: 0, y: box.minY, width: box.width * part, height: height)
    draw("ProgressView done", placed(done), inks.ink(.tint), radius: 3)
  }

  /// Draws a ring of which a quarter is darker.
  private func drawWheel() {
    let side = ProgressRule.wheel
    let middle = CGPoint(x: frame.midX, y: frame.minY + side / 2)
    let radius = side / 2 - 1.25
    var ring = SVGWriter.Attributes(class: "ProgressView")
    ring.add("cx", middle.x)
    ring.add("cy", middle.y)
    ring.add("r", radius)
    ring.add("fill", "none")
    ring.add("stroke", inks.ink(.quaternary))
    ring.add("stroke-width", 2.5)
    painter.svg.write("circle", ring)
    let reach = radius * 0.707
    stroke(
      "ProgressView wheel",
      "M\((middle.x - reach).svg) \((middle.y - reach).svg)A\(radius.svg) \(radius.svg) 0 0 1 "
        + "\((middle.x + reach).svg) \((middle.y - reach).svg)",
      inks.ink(.secondary), width: 2.5)
  }

  func visit(_ picker: PickerElement) {
    switch picker.look {
    case .menu: drawMenuPicker(picker)
    case .segmented: drawSegments(picker)
    case .inline: drawChoices(picker)
    }
  }

  private func drawMenuPicker(_ picker: PickerElement) {
    let rule = PickerRule(picker: picker, styles: painter.metrics.styles)
    let size = rule.fieldSize
    let inner = CGRect(
      x: frame.width - size.width, y: (frame.height - size.height) / 2, width: size.width,
      height: size.height)
    let box = placed(inner)
    let isRow = inherited.isInRow
    if !isRow { draw("Picker", box, inks.ink(.fill), radius: 10, label: picker.title) }
    let color: DesignColor = !picker.isEnabledNow ? .tertiary : isRow ? .secondary : .tint
    let lines = TextLines(picker.chosenTitle, inherited.font)
    let top = (size.height - inherited.font.lineHeight) / 2
    let text = placed(
      CGRect(x: inner.minX + 12, y: inner.minY + top, width: lines.width, height: size.height))
    draw(lines, "Picker Text", in: text, ink: color == .tint ? inks.tintText : inks.ink(color))
    let sign = placed(CGRect(x: inner.maxX - (isRow ? 7 : 15), y: inner.midY, width: 0, height: 0))
    drawDownSign("Picker sign", at: sign.origin, inks.ink(isRow ? .tertiary : color))
  }

  private func drawDownSign(_ name: String, at point: CGPoint, _ ink: SVGInk) {
    stroke(
      name,
      "M\((point.x - 4).svg) \((point.y - 2).svg)L\(point.x.svg) \((point.y + 2).svg)"
        + "L\((point.x + 4).svg) \((point.y - 2).svg)", ink, width: 2)
  }

  private func drawSegments(_ picker: PickerElement) {
    draw("Picker", frame, inks.ink(.fill), radius: 10, label: picker.title)
    let inset = PickerRule.segmentInset
    guard let position = picker.selectedPosition, !picker.options.isEmpty else { return }
    let width = (frame.width - 2 * inset) / CGFloat(picker.options.count)
    let box = CGRect(
      x: inset + width * CGFloat(position), y: inset, width: width,
      height: frame.height - 2 * inset)
    draw("Picker selection", placed(box), inks.ink(.segment), radius: 8)
  }

  private func drawChoices(_ picker: PickerElement) {
    let height = PickerRule.optionHeight
    let top = frame.height - CGFloat(picker.options.count) * height
    for index in picker.options.indices.dropFirst() {
      let line = CGRect(x: 0, y: top + CGFloat(index) * height, width: frame.width, height: 1)
      draw("Picker separator", placed(line), inks.ink(.separator))
    }
    guard let position = picker.selectedPosition else { return }
    let middle = placed(
      CGRect(
        x: frame.width - 13, y: top + (CGFloat(position) + 0.5) * height, width: 0, height: 0)
    ).origin
    stroke(
      "Picker selection",
      "M\((middle.x - 5).svg) \(middle.y.svg)L\((middle.x - 1.5).svg) \((middle.y + 4).svg)"
        + "L\((middle.x + 5.5).svg) \((middle.y - 5).svg)", inks.ink(.tint), width: 2.4)
  }

  func visit(_ menu: MenuElement) {
    let inside = Inks(inherited: painter.metrics.styles.inside(menu))
    if menu.look == .bordered || menu.look == .borderedProminent {
      draw("Menu", frame, inside.ink(.tint).times(0.13), radius: 11)
    }
    let rule = MenuRule(menu: menu, styles: painter.metrics.styles)
    guard rule.signRoom > 0 else { return }
    let padding: CGFloat = menu.look == .bordered || menu.look == .borderedProminent ? 14 : 0
    let sign = placed(
      CGRect(x: frame.width - 5 - padding, y: frame.height / 2, width: 0, height: 0))
    let ink = menu.isEnabledNow ? inside.tintText : inside.ink(.tertiary)
    drawDownSign("Menu sign", at: sign.origin, ink.times(0.7))
  }
}
