import MeerkatAssets

/// A text that is looked up when it is needed.
///
/// Like Foundation's `LocalizedStringResource`. Texts are found in the tables of the program: its bundle is kept, and not asked.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  /// The name of the text in the table.
  public let key: String
  /// The text where the table has none.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, nil for `Localizable`.
  public let table: String?
  /// The reader's language and region, nil for those of the visitor whose event is being handled.
  private let ownLocale: Locale?

  /// The reader's language and region.
  public var locale: Locale { ownLocale ?? .ofReader }

  /// Names a text that is its own key.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.key = key.phrase.key
    defaultValue = key
    self.table = table
    ownLocale = locale
  }

  /// Names a text that has a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    ownLocale = locale
  }

  public init(stringLiteral value: String) { self.init(.init(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(.init(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// Looks up a text.
  public init(localized resource: LocalizedStringResource) {
    let value = resource.defaultValue
    self =
      value.phrase.text(
        resource.key, in: resource.table ?? "Localizable", for: resource.locale) ?? value.text
  }

  /// Looks up a text that is its own key.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(key, table: table, locale: locale))
  }

  /// Looks up a text that has a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale))
  }
}

// Foundation has `NSLocalizedString` with a default for every argument but the first and the last. The forms below
// have none, and so are the ones that calls mean. A text that no table has is looked for in the bundle.

/// Looks up a text by its key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  text(key, nil, .main, "")
}

/// Looks up a text by its key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  text(key, nil, bundle, "")
}

/// Looks up a text by its key, with one that stands in.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  text(key, nil, .main, value)
}

/// Looks up a text by its key in a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  text(key, tableName, .main, "")
}

/// Looks up a text by its key in a table.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  text(key, tableName, bundle, "")
}

private func text(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
  Phrase(key).text(in: table ?? "Localizable", for: .ofReader)
    ?? bundle.localizedString(forKey: key, value: value, table: table)
}

extension Locale {
  /// The language and region of the visitor whose event is being handled, or else those of the process.
  package static var ofReader: Locale { AppHost.current?.locale ?? .current }
}
