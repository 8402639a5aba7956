package import MeerkatViews

extension HTMLRenderer {
  package func visit(_ text: TextElement) {
    writer.open("span", id: text.id)
    writeTextClasses(text)
    writeLook(text.layout, ownStyle(of: text))
    if text.layout.isRedacted || isSaidByRow(text) {
      writer.attribute("aria-hidden", word: "true")
    } else {
      writeAccessibility(of: text, role: "img", label: text.text.spoken)
    }
    end("span") {
      if text.layout.isRedacted {
        // Bars as long as the words: the letters don't leave the server.
        writer.text(String(text.text.plainText.map { $0.isWhitespace ? $0 : "n" }))
      } else {
        writeContent(of: text)
      }
    }
  }

  /// The letters of a text that has no look of its own and about which nothing else is said.
  func plainText(of text: TextElement) -> String? {
    guard text.layout === TextSurroundings.standard, text.text.spoken == nil,
      accessibility(of: text) == nil, !isSaidByRow(text),
      case .plain(let string) = text.text.runs
    else { return nil }
    return string
  }

  private func writeContent(of text: TextElement) {
    switch text.text.runs {
    case .plain(let string): writer.text(string)
    case .styled(let runs) where runs.count == 1: writeMarked(runs[0])
    case .styled(let runs):
      for run in runs { writeRun(run) }
    }
  }

  /// The style of a text that has one for all its letters.
  private func ownStyle(of text: TextElement) -> TextStyle? {
    if case .styled(let runs) = text.text.runs, runs.count == 1 { return runs[0].style }
    return nil
  }

  private func writeTextClasses(_ text: TextElement) {
    let own = ownStyle(of: text)
    writeFontClass((own?.font ?? text.layout.style.font))
    if text.layout.isRedacted { writer.className("redacted") }
    if text.layout.lineLimit == 1 { writer.className("one-line") }
    switch text.layout.alignment {
    case .leading: break
    case .center: writer.className("centered")
    case .trailing: writer.className("flush-right")
    }
    switch text.layout.textCase {
    case .uppercase: writer.className("uppercase")
    case .lowercase: writer.className("lowercase")
    case nil: break
    }
    writeHierarchyClass(own?.foreground ?? text.layout.style.foreground)
  }

  private func writeRun(_ run: TextRun) {
    writer.open("span")
    writeFontClass(run.style.font)
    writeHierarchyClass(run.style.foreground)
    writeStyle(run.style)
    end("span") { writeMarked(run) }
  }

  /// Writes the letters of a run in the elements for what Markdown says about them.
  private func writeMarked(_ run: TextRun) {
    let tags = run.style.marks.tags
    let address = run.style.link.flatMap(safeAddress)
    if let address {
      writer.open("a")
      writer.attribute("href", address)
      writer.attribute("target", "_blank")
      writer.attribute("rel", "noopener noreferrer")
      writer.endTag()
    }
    for tag in tags {
      writer.open(tag)
      writer.endTag()
    }
    writer.text(run.text)
    for tag in tags.reversed() { writer.close(tag) }
    if address != nil { writer.close("a") }
  }

  /// The address of a link, unless it is one that a browser would run or read by itself.
  func safeAddress(_ address: String) -> String? {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto", "tel", "sms"].contains(scheme) ? address : nil
  }

  /// Writes the declarations that the surroundings and the text itself ask for.
  private func writeLook(_ layout: TextSurroundings, _ own: TextStyle?) {
    guard own != nil || layout !== TextSurroundings.standard else { return }
    writeStyle(layout.style.filled(with: own))
    if let limit = layout.lineLimit, limit > 1 {
      writer.style("-webkit-line-clamp", number: Double(limit))
      writer.style("display", "-webkit-box")
      writer.style("-webkit-box-orient", "vertical")
      writer.style("overflow", "hidden")
    }
    if layout.lineSpacing != 0 {
      writer.style("line-height", number: 1.3 + Double(layout.lineSpacing) / 17)
    }
  }

  func writeFontClass(_ font: Font?) {
    guard case .style(let style) = font?.size else { return }
    switch style {
    case .largeTitle: writer.className("large-title")
    case .title: writer.className("title")
    case .title2: writer.className("title2")
    case .title3: writer.className("title3")
    case .headline: writer.className("headline")
    case .subheadline: writer.className("subheadline")
    case .body: break
    case .callout: writer.className("callout")
    case .footnote: writer.className("footnote")
    case .caption: writer.className("caption")
    case .caption2: writer.className("caption2")
    }
  }

  /// The usual shades are classes: rows are shorter so.
  func writeHierarchyClass(_ paint: Paint?) {
    guard let paint, paint.opacity == 1 else { return }
    switch paint.kind {
    case .hierarchical(2): writer.className("secondary")
    case .hierarchical(3): writer.className("tertiary")
    case .hierarchical(4...): writer.className("quaternary")
    case .color(.secondary): writer.className("secondary")
    case .tint: writer.className("tint")
    default: break
    }
  }

  func writeStyle(_ style: TextStyle) {
    if let font = style.font { writeFont(font) }
    if let weight = style.weight ?? style.font?.weight {
      writer.style("font-weight", number: Double(weight.value))
    }
    writeFamily(of: style)
    if style.isItalic ?? style.font?.isItalic == true { writer.style("font-style", "italic") }
    writeLines(of: style)
    if let tracking = style.tracking { writer.style("letter-spacing", points: tracking) }
    if let foreground = style.foreground, !foreground.isClass { writer.style("color", foreground) }
  }

  private func writeFont(_ font: Font) {
    if case .fixed(let size) = font.size {
      writer.style("font-size", number: size / 16, unit: "rem")
    }
  }

  private func writeFamily(of style: TextStyle) {
    if style.isMonospaced ?? style.font?.isMonospaced == true {
      return writer.style("font-family", "var(--monospaced)")
    }
    switch style.design ?? style.font?.design ?? .default {
    case .serif: writer.style("font-family", "var(--serif)")
    case .rounded: writer.style("font-family", "var(--rounded)")
    case .monospaced: writer.style("font-family", "var(--monospaced)")
    case .default: break
    }
    if style.hasMonospacedDigits ?? style.font?.hasMonospacedDigits == true {
      writer.style("font-variant-numeric", "tabular-nums")
    }
  }

  private func writeLines(of style: TextStyle) {
    switch (style.isUnderlined ?? false, style.isStruckThrough ?? false) {
    case (true, true): writer.style("text-decoration", "underline line-through")
    case (true, false): writer.style("text-decoration", "underline")
    case (false, true): writer.style("text-decoration", "line-through")
    case (false, false): break
    }
  }
}

extension TextStyle.Marks {
  /// The elements of HTML that say the same, the outermost first.
  fileprivate var tags: [StaticString] {
    var tags: [StaticString] = []
    if contains(.strong) { tags.append("strong") }
    if contains(.emphasized) { tags.append("em") }
    if contains(.struckThrough) { tags.append("del") }
    if contains(.code) { tags.append("code") }
    return tags
  }
}

extension Paint {
  /// Whether ``HTMLRenderer/writeHierarchyClass(_:)`` says it, or the text has the colour of its place anyway.
  fileprivate var isClass: Bool {
    guard opacity == 1 else { return false }
    switch kind {
    case .hierarchical, .tint, .color(.secondary): return true
    default: return false
    }
  }
}

extension TextStyle {
  /// The style of the surroundings where this text does not set its own.
  fileprivate func filled(with own: TextStyle?) -> TextStyle {
    guard let own else { return self }
    var style = self
    style.font = own.font ?? font
    style.weight = own.weight ?? weight
    style.design = own.design ?? design
    style.isItalic = own.isItalic ?? isItalic
    style.isUnderlined = own.isUnderlined ?? isUnderlined
    style.isStruckThrough = own.isStruckThrough ?? isStruckThrough
    style.isMonospaced = own.isMonospaced ?? isMonospaced
    style.hasMonospacedDigits = own.hasMonospacedDigits ?? hasMonospacedDigits
    style.foreground = own.foreground ?? foreground
    style.tracking = own.tracking ?? tracking
    return style
  }
}
