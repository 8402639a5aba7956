package import Foundation

/// A text's key in string tables: as in the source, with specifiers in place of its values.
package struct Phrase: Hashable, Sendable {
  package private(set) var key = ""
  package private(set) var values: [Value] = []

  /// A value as shown, and its number, if it is one.
  package struct Value: Hashable, Sendable {
    package let text: String
    package let number: Double?
  }

  package init() {}

  /// Creates a phrase without values.
  package init(_ key: String) { self.key = key }

  package mutating func append(literal: String) {
    key += literal.replacingOccurrences(of: "%", with: "%%")
  }

  package mutating func append(_ text: String, _ format: String, number: Double? = nil) {
    key += format
    values.append(Value(text: text, number: number))
  }

  /// Whether the app has any string tables.
  package static let isNeeded = !AssetCatalog.main.strings.isEmpty

  /// Returns whether a table has this phrase in any language.
  package func isTranslated(in table: String) -> Bool {
    let languages = AssetCatalog.main.strings[table]?.languages ?? [:]
    return languages.values.contains { $0[key] != nil }
  }

  /// Returns the text for a reader; nil if the table has none in their language and no fallback.
  package func text(_ name: String? = nil, in table: String, for locale: Locale) -> String? {
    AssetCatalog.main.strings[table]?.text(
      name ?? key, values.map { (text: $0.text, number: $0.number) }, locale: locale)
  }
}

extension Locale {
  /// Returns a word that the views bring along, such as “Back”, as the app's own table has it.
  package func word(_ word: String) -> String {
    Phrase(word).text(in: "Localizable", for: self) ?? word
  }
}

extension AssetCatalog {
  /// The languages in which the app has texts.
  package var languages: Set<String> {
    Set(
      strings.values.flatMap { Array($0.languages.keys) + [$0.sourceLanguage].compactMap(\.self) })
  }

  /// Returns the first of a reader's preferred languages in which the app has texts, or nil.
  ///
  /// A language of the app fits one of the reader's from the same family: `de` fits `de-AT`.
  package func locale(for languages: [String]) -> Locale? {
    let known = Set(self.languages.map { $0.prefix { $0 != "-" }.lowercased() })
    let best = languages.first { known.contains($0.prefix { $0 != "-" }.lowercased()) }
    return best.map(Locale.init(identifier:))
  }
}
