import MeerkatViews

/// A font in one size, which measures text.
struct TextFont: Hashable {
  /// In points.
  var size: CGFloat
  var weight = 400
  var isItalic = false
  var design = Font.Design.default
  var hasMonospacedDigits = false
  /// Space after each character, in points.
  var tracking: CGFloat = 0
  /// The height of a line, in parts of the size.
  var lineRatio: CGFloat = TextFont.usualLineRatio

  /// The height of a line of running text, in parts of the size.
  static let usualLineRatio: CGFloat = 1.3
  /// The height of a line of a large title.
  static let titleLineRatio: CGFloat = 1.2
  private static let monospacedAdvance: CGFloat = 0.602
  private static let digitAdvance: CGFloat = 0.634

  var lineHeight: CGFloat { size * lineRatio }

  /// The distance of the line on which the letters stand from the top of theirs.
  var baseline: CGFloat {
    let metrics = FontMetrics.embedded
    let letters = metrics.ascent + metrics.descent
    return size * (lineRatio - letters) / 2 + size * metrics.ascent
  }

  /// Returns the width of a text in one line, in points.
  func width(of text: some StringProtocol) -> CGFloat {
    let metrics = FontMetrics.embedded
    var width = 0.0
    var last: Character?
    for character in text {
      width += advance(of: character, metrics)
      if let last, design != .monospaced { width += metrics.kerning(last, character) }
      last = character
    }
    return width * size + tracking * CGFloat(text.count)
  }

  /// Returns by how much two characters stand further apart than their advances say, in points;
  /// negative where they stand closer.
  func kerning(_ left: Character?, _ right: Character?) -> CGFloat {
    guard let left, let right, design != .monospaced else { return 0 }
    return FontMetrics.embedded.kerning(left, right) * size
  }

  /// Returns as much of one end of a text as fits a width in points.
  func part(of text: String, within room: CGFloat, atEnd: Bool) -> Substring {
    var free = room
    var last: Character?
    func fits(_ character: Character) -> Bool {
      free -= width(of: String(character))
      free -= atEnd ? kerning(character, last) : kerning(last, character)
      last = character
      return free >= 0
    }
    guard atEnd else { return text.prefix(while: fits) }
    return text.suffix(text.reversed().prefix(while: fits).count)
  }

  private func advance(of character: Character, _ metrics: FontMetrics) -> Double {
    if design == .monospaced, character.isASCII { return TextFont.monospacedAdvance }
    if hasMonospacedDigits, character.isASCII, character.isNumber { return TextFont.digitAdvance }
    return metrics.advance(of: character, weight: weight)
  }
}

extension TextFont {
  /// Returns the font that a style asks for, where `self` is the inherited one.
  func styled(_ style: TextStyle, typeSize: DynamicTypeSize) -> TextFont {
    var font = self
    if let wanted = style.font { font.take(wanted, typeSize) }
    if let weight = style.weight ?? style.font?.weight { font.weight = weight.value }
    if style.marks.contains(.strong) { font.weight = max(font.weight, 700) }
    if style.isItalic ?? style.font?.isItalic == true || style.marks.contains(.emphasized) {
      font.isItalic = true
    }
    if let design = style.design ?? style.font?.design, design != .default { font.design = design }
    if style.isMonospaced ?? style.font?.isMonospaced == true || style.marks.contains(.code) {
      font.design = .monospaced
    }
    if style.hasMonospacedDigits ?? style.font?.hasMonospacedDigits == true {
      font.hasMonospacedDigits = true
    }
    if let tracking = style.tracking { font.tracking = tracking }
    return font
  }

  private mutating func take(_ font: Font, _ typeSize: DynamicTypeSize) {
    switch font.size {
    case .fixed(let points): size = max(0, points)
    case .style(let style):
      size = typeSize.points(of: style)
      switch style {
      case .largeTitle, .title: lineRatio = TextFont.titleLineRatio
      case .headline: weight = 600
      default: break
      }
    }
  }
}
