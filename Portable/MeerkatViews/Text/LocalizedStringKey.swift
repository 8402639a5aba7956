import MeerkatAssets

/// The key of a localised text.
///
/// Like SwiftUI's `LocalizedStringKey`: integers are grouped as in the reader's language; other
/// numbers have six decimals unless a format is specified.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// The text with its marks of Markdown; those in values that were put in stand behind an escape.
  let markdown: String

  /// What tables of texts may have; nil if the app has none.
  let phrase: Phrase?

  /// The text in the reader's language, or else as it was written.
  package var text: String {
    phrase == nil ? Markdown.unescaped(markdown) : Text(self).title(of: markdown)
  }

  /// Creates a key from text.
  public init(_ value: String) {
    markdown = value
    phrase = Phrase.isNeeded ? Phrase(value) : nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    markdown = stringInterpolation.text
    phrase = stringInterpolation.phrase
  }

  /// Collects the parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var phrase = Phrase.isNeeded ? Phrase() : nil

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
      phrase?.append(literal: literal)
    }

    private mutating func append(_ value: String, _ format: String = "%@", number: Double? = nil) {
      text += value
      phrase?.append(value, format, number: number)
    }

    public mutating func appendInterpolation(_ string: String) { append(Markdown.escaped(string)) }

    /// Adds a value of any type: one function, because the compiler would try each of several.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let number as Int: append(Grouping.text(number), "%lld", number: Double(number))
      case let number as any BinaryInteger:
        let format = value is any UnsignedInteger ? "%llu" : "%lld"
        append(Grouping.digits("\(number)"), format, number: Double(number))
      case _ where Value.self is any ExpressibleByNilLiteral.Type:
        append(Markdown.escaped(String(describing: value)))
      case let number as any BinaryFloatingPoint:
        let format = Value.self == Float.self ? "%f" : "%lf"
        append(String(format: "%f", Double(number)), format, number: Double(number))
      case let text as Text: append(Markdown.escaped(text.plainText))
      case let image as Image: append(Markdown.escaped(image.inlineText))
      case let text as AttributedString: append(Markdown.escaped(String(text.characters)))
      case let dates as ClosedRange<Date>: append(Markdown.escaped(DateText.text(dates)))
      case let dates as DateInterval:
        append(Markdown.escaped(DateText.text(dates.start...dates.end)))
      default: append(Markdown.escaped(String(describing: value)))
      }
    }

    /// Adds a number in a `printf` format, such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      let number = (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double)
      append(Markdown.escaped(String(format: specifier, value)), specifier, number: number)
    }

    /// Adds a value, formatted with a formatter.
    public mutating func appendInterpolation<Subject: _FormatterSubject>(
      _ subject: Subject, formatter: Formatter?
    ) {
      append(Markdown.escaped(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a value, formatted with a format style.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append(Markdown.escaped(format.format(input)))
    }
  }
}

/// A value that a text takes with a formatter: an object, or what has one on Apple's systems.
///
/// A protocol in place of `ReferenceConvertible`, to which such values don't conform here.
public protocol _FormatterSubject {}

extension NSObject: _FormatterSubject {}
extension Date: _FormatterSubject {}
extension DateComponents: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension Measurement: _FormatterSubject {}
extension PersonNameComponents: _FormatterSubject {}

/// The groups of digits in which integers are written.
enum Grouping {
  static func text(_ number: Int) -> String {
    number > -1000 && number < 1000 ? String(number) : digits(String(number))
  }

  static func digits(_ digits: String) -> String {
    let letters = digits.utf8
    let first = letters.first == UInt8(ascii: "-") ? 1 : 0
    var grouped: [UInt8] = []
    for (place, letter) in letters.enumerated() {
      if place > first, (letters.count - place) % 3 == 0 { grouped.append(UInt8(ascii: ",")) }
      grouped.append(letter)
    }
    return String(decoding: grouped, as: UTF8.self)
  }
}
