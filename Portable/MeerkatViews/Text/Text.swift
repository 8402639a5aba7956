/// One or more lines of text.
///
/// Like SwiftUI's `Text`.
public struct Text: Hashable, Sendable {
  package var runs: Runs
  /// The text in other languages, if the app has it in any.
  var translation: Translation?
  /// What a screen reader says in place of the text; nil for the text itself.
  package var spoken: String?

  /// The text: mostly one plain string, sometimes parts with looks of their own.
  package enum Runs: Hashable, Sendable {
    case plain(String)
    case styled([TextRun])
  }

  /// Creates a localised text, which may contain emphasis, code and links in Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    translation = key.phrase.flatMap { Translation($0, table: tableName ?? "Localizable") }
    runs = translation?.runs(for: .ofReader) ?? Markdown.runs(of: key.markdown)
  }

  /// Creates a text from a localised string resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }

  /// Creates a text from a string, without localisation.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { runs = .plain(String(content)) }

  /// Creates a text from a string, without localisation.
  public init(verbatim content: String) { runs = .plain(content) }

  /// Creates a text from an attributed string.
  @_disfavoredOverload
  public init(_ content: AttributedString) { runs = Text.runs(of: content) }

  /// Creates a text from a value, formatted with a format style in the reader's language.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    runs = .plain(format.format(input))
    translation = FormattedValue(input, format).map { Translation($0) }
  }

  /// Creates a text from a value, formatted with a formatter.
  public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
    runs = .plain(formatter.string(for: subject) ?? "")
  }

  /// Creates a text with a symbol in its line.
  public init(_ image: Image) { runs = .plain(image.inlineText) }

  /// Concatenates two texts.
  public static func + (left: Text, right: Text) -> Text {
    var joined = left
    joined.runs = .styled(left.allRuns + right.allRuns)
    joined.translation = nil
    if left.spoken != nil || right.spoken != nil {
      joined.spoken = left.spokenText + right.spokenText
    }
    return joined
  }

  /// Returns the text for a reader, where it is translated.
  func localized(for locale: Locale) -> Text {
    var copy = self
    if let runs = translation?.runs(for: locale) { copy.runs = runs }
    return copy
  }

  /// What a screen reader says.
  package var spokenText: String { spoken ?? plainText }

  package var allRuns: [TextRun] {
    switch runs {
    case .plain(let text): [TextRun(text: text)]
    case .styled(let runs): runs
    }
  }

  /// The characters without their looks.
  package var plainText: String {
    switch runs {
    case .plain(let text): text
    case .styled(let runs): runs.map(\.text).joined()
    }
  }
}

/// A part of a text with a uniform look.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var style = TextStyle()
}
