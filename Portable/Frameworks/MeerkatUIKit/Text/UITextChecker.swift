/// Looks for words that are spelt wrong.
///
/// Like UIKit's `UITextChecker`. There is no dictionary here: every word is right.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  nonisolated public override init() {}

  /// The languages that there are dictionaries for: none.
  open class var availableLanguages: [String] { [] }

  /// Returns where the next word is that is spelt wrong: nowhere.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns what could have been meant: nothing.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Returns how a word could go on: not at all.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
