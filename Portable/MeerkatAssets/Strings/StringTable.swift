package import Foundation

/// The texts of one table in all languages.
package struct StringTable: Codable, Hashable, Sendable {
  /// The texts by language, such as `de` or `pt-BR`, and by key.
  package var languages: [String: [String: Entry]] = [:]
  /// The language of the keys, whose texts also replace missing ones.
  package var sourceLanguage: String?

  package init() {}

  /// A text, or several texts from which a number selects one.
  package struct Entry: Codable, Hashable, Sendable {
    /// The text of the category `other`, or the only one.
    package var text: String
    /// The texts of the other categories, such as `one`.
    package var plurals: [String: String]?

    package init(_ text: String, plurals: [String: String]? = nil) {
      self.text = text
      self.plurals = plurals
    }
  }

  /// Adds the texts of another table with the same name.
  package mutating func merge(_ other: StringTable) {
    languages.merge(other.languages) { $0.merging($1) { first, _ in first } }
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
  }

  /// Returns the text of a key for a reader, with values inserted; nil if the table has none.
  ///
  /// - Parameters:
  ///   - key: The text as written in the source, with specifiers such as `%@` for values.
  ///   - values: The values to insert, with the number that selects among texts.
  ///   - locale: The reader's language and region.
  /// - Returns: The text.
  package func text(
    _ key: String, _ values: [(text: String, number: Double?)], locale: Locale
  ) -> String? {
    for language in candidates(locale) {
      guard let entry = languages[language]?[key] else { continue }
      return Format.fill(entry.chosen(by: values.lazy.compactMap(\.number).first, language), values)
    }
    return nil
  }

  /// The languages to look into, the reader's own first.
  private func candidates(_ locale: Locale) -> [String] {
    let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let parts = identifier.split(separator: "@")[0].split(separator: "-")
    let own = (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
    return own + [sourceLanguage, "Base", "en"].compactMap(\.self)
  }
}

extension StringTable.Entry {
  fileprivate func chosen(by number: Double?, _ language: String) -> String {
    guard let plurals, let number else { return text }
    if number == 0, let zero = plurals["zero"] { return zero }
    return plurals[PluralRule.category(of: number, in: language)] ?? text
  }
}

/// Formats in the style of C's `printf`.
enum Format {
  /// Puts values, which are texts already, where the formats are: in order, or where `%2$@` says.
  ///
  /// A text without values is no format: `50% off` stays, and so does what `String(format:)` fills later.
  static func fill(_ format: String, _ values: [(text: String, number: Double?)]) -> String {
    guard !values.isEmpty, format.contains("%") else { return format }
    var result = ""
    var next = 0
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard
        let match = rest.prefixMatch(
          of: /(?:(\d+)\$)?[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z)?[@dDiuUxXofFeEgGaAsSc]/)
      else {
        result += "%"
        continue
      }
      var place = next
      if let position = match.output.1, let number = Int(position) {
        place = number - 1
      } else {
        next += 1
      }
      if values.indices.contains(place) { result += values[place].text }
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}
