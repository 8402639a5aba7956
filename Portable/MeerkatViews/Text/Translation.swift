import MeerkatAssets

/// The words of a text in other languages.
final class Translation: Hashable, Sendable {
  private let words: Words
  /// The look that has been set for the whole text.
  private let style: TextStyle

  /// Where the words come from.
  private enum Words: Hashable, Sendable {
    case phrase(Phrase, table: String)
    case value(FormattedValue)
  }

  /// Creates the translation of a phrase; nil if no language of the table has one.
  convenience init?(_ phrase: Phrase, table: String) {
    guard phrase.isTranslated(in: table) else { return nil }
    self.init(.phrase(phrase, table: table), TextStyle())
  }

  /// Creates the translation of a value.
  convenience init(_ value: FormattedValue) { self.init(.value(value), TextStyle()) }

  @Memberwise
  private init(_ words: Words, _ style: TextStyle)

  /// Returns the translation with another look.
  func with(_ change: (inout TextStyle) -> Void) -> Translation {
    var style = style
    change(&style)
    return Translation(words, style)
  }

  /// Returns the styled text for a reader; nil if there is none in their language and no fallback.
  func runs(for locale: Locale) -> Text.Runs? {
    let runs: Text.Runs? =
      switch words {
      case .phrase: markdown(for: locale).map(Markdown.runs)
      // The text has these words already.
      case .value(let value): locale == DateText.usual ? nil : .plain(value.text(locale))
      }
    return style.isEmpty ? runs : runs.map(styled)
  }

  /// Returns the characters of the text for a reader.
  func text(for locale: Locale) -> String? { markdown(for: locale).map(Markdown.unescaped) }

  private func markdown(for locale: Locale) -> String? {
    guard case .phrase(let phrase, let table) = words else { return nil }
    return phrase.text(in: table, for: locale)
  }

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
    left === right || left.words == right.words && left.style == right.style
  }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

/// A value with what writes it in each language.
///
/// Sendable, because nobody changes it: Foundation's styles and what they format are values, and so is
/// what the text in one language was made of.
struct FormattedValue: Hashable, @unchecked Sendable {
  /// What tells it from others that have the same text in one language.
  private let style: AnyHashable
  let text: (Locale) -> String

  @Memberwise
  init(style: AnyHashable, text: @escaping (Locale) -> String)

  /// Creates a value with a style; nil for a style that has a language of its own.
  init?<Style: FormatStyle>(_ input: Style.FormatInput, _ style: Style)
  where Style.FormatOutput == String {
    guard style == style.locale(.autoupdatingCurrent) else { return nil }
    self.init(style: style) { style.locale($0).format(input) }
  }

  static func == (left: Self, right: Self) -> Bool { left.style == right.style }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
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
