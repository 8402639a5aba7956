import MeerkatAssets

/// The translations of a text.
final class Translation: Hashable, Sendable {
  let phrase: Phrase
  let table: String
  /// The look that has been set for the whole text.
  let style: TextStyle

  /// Creates the translation of a phrase; nil if no language of the table has one.
  convenience init?(_ phrase: Phrase, table: String) {
    guard phrase.isTranslated(in: table) else { return nil }
    self.init(phrase, table, TextStyle())
  }

  @Memberwise
  private init(_ phrase: Phrase, _ table: String, _ style: TextStyle)

  /// Returns the translation with another look.
  func with(_ change: (inout TextStyle) -> Void) -> Translation {
    var style = style
    change(&style)
    return Translation(phrase, table, style)
  }

  /// Returns the styled text for a reader; nil if there is none in their language and no fallback.
  func runs(for locale: Locale) -> Text.Runs? {
    markdown(for: locale).map { text in
      style.isEmpty ? Markdown.runs(of: text) : styled(Markdown.runs(of: text))
    }
  }

  /// Returns the characters of the text for a reader.
  func text(for locale: Locale) -> String? { markdown(for: locale).map(Markdown.unescaped) }

  private func markdown(for locale: Locale) -> String? { phrase.text(in: table, for: locale) }

  private func styled(_ runs: Text.Runs) -> Text.Runs {
    var text = Text(verbatim: "")
    text.runs = runs
    return .styled(
      text.allRuns.map { run in
        var run = run
        run.style.fill(from: style)
        return run
      })
  }

  static func == (left: Translation, right: Translation) -> Bool {
    left === right
      || left.phrase == right.phrase && left.table == right.table && left.style == right.style
  }

  func hash(into hasher: inout Hasher) { hasher.combine(phrase) }
}

extension Text {
  /// The text of a title, whose marks of Markdown are shown as they are.
  func title(of markdown: String) -> String {
    translation?.text(for: .ofReader) ?? Markdown.unescaped(markdown)
  }
}

extension TextStyle {
  /// Takes over what isn't set yet.
  fileprivate mutating func fill(from other: TextStyle) {
    font = font ?? other.font
    weight = weight ?? other.weight
    design = design ?? other.design
    isItalic = isItalic ?? other.isItalic
    isUnderlined = isUnderlined ?? other.isUnderlined
    isStruckThrough = isStruckThrough ?? other.isStruckThrough
    isMonospaced = isMonospaced ?? other.isMonospaced
    hasMonospacedDigits = hasMonospacedDigits ?? other.hasMonospacedDigits
    foreground = foreground ?? other.foreground
    tracking = tracking ?? other.tracking
  }
}
