import Foundation
import MeerkatAssets
import MeerkatIsolation

/// What a text is in other languages.
final class Translation: Hashable, Sendable {
  let phrase: Phrase
  let table: String
  /// The look that has been set for the whole text.
  let style: TextStyle

  /// Makes the translation of a phrase; nil if no language of the table has one.
  convenience init?(_ phrase: Phrase, table: String) {
    let languages = AssetCatalog.main.strings[table]?.languages ?? [:]
    guard languages.values.contains(where: { $0[phrase.key] != nil }) else { return nil }
    self.init(phrase, table, TextStyle())
  }

  private init(_ phrase: Phrase, _ table: String, _ style: TextStyle) {
    self.phrase = phrase
    self.table = table
    self.style = style
  }

  /// Gives the translation with another look.
  func with(_ change: (inout TextStyle) -> Void) -> Translation {
    var style = style
    change(&style)
    return Translation(phrase, table, style)
  }

  /// Gives the text for a reader, with its looks; nil if there is none in their language nor one
  /// that stands in.
  func runs(for locale: Locale) -> Text.Runs? {
    markdown(for: locale).map { text in
      style.isEmpty ? Markdown.runs(of: text) : styled(Markdown.runs(of: text))
    }
  }

  /// Gives the characters of the text for a reader.
  func text(for locale: Locale) -> String? { markdown(for: locale).map(Markdown.unescaped) }

  private func markdown(for locale: Locale) -> String? {
    let values = phrase.values.map { (text: $0.text, number: $0.number) }
    return AssetCatalog.main.strings[table]?.text(phrase.key, values, locale: locale)
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

/// A text as the tables of texts have it for their key: with formats for the values.
struct Phrase: Hashable, Sendable {
  private(set) var key = ""
  private(set) var values: [Value] = []

  /// A value as it is shown, and the number that it is.
  struct Value: Hashable, Sendable {
    let text: String
    let number: Double?
  }

  init() {}

  /// Makes a phrase without values.
  init(_ key: String) { self.key = key }

  mutating func append(literal: String) {
    key += literal.replacingOccurrences(of: "%", with: "%%")
  }

  mutating func append(_ text: String, _ format: String, number: Double? = nil) {
    key += format
    values.append(Value(text: text, number: number))
  }

  /// Whether the app has any texts in tables.
  static let isNeeded = !AssetCatalog.main.strings.isEmpty
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

extension Locale {
  /// The language in which a text is made: that of the view whose body is being evaluated.
  static var ofReader: Locale {
    MainActor.wait {
      let node = Runtime.evaluated
      return EnvironmentValues(scope: node?.environment ?? .empty, reader: node).locale
    }
  }
}
