import MeerkatAssets

/// A localised text that is looked up when needed.
///
/// Like Foundation's `LocalizedStringResource`. Texts are looked up in the program's string tables;
/// the bundle is stored but not used.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key of the text in the table.
  public let key: String
  /// The text to use if the table has none.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The reader's language and region, nil for those of the user whose event is being handled.
  private let ownLocale: Locale?

  /// The reader's language and region.
  public var locale: Locale { ownLocale ?? .ofReader }

  /// Creates a resource from a text that is its own key.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.key = key.phrase.key
    defaultValue = key
    self.table = table
    ownLocale = locale
  }

  /// Creates a resource from a text with a separate key.
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
  /// Creates a string from a localised resource.
  public init(localized resource: LocalizedStringResource) {
    let value = resource.defaultValue
    self =
      value.phrase.text(
        resource.key, in: resource.table ?? "Localizable", for: resource.locale) ?? value.text
  }

  /// Creates a localised string from a text that is its own key.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(key, table: table, locale: locale))
  }

  /// Creates a localised string from a text with a separate key.
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

/// Returns the localised text for a key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  text(key, nil, .main, "")
}

/// Returns the localised text for a key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  text(key, nil, bundle, "")
}

/// Returns the localised text for a key, or a default.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  text(key, nil, .main, value)
}

/// Returns the localised text for a key in a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  text(key, tableName, .main, "")
}

/// Returns the localised text for a key in a table.
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
  /// The language and region of the user whose event is being handled, or else those of the process.
  package static var ofReader: Locale { AppHost.current?.locale ?? .current }
}
