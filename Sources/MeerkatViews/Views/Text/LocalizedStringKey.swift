public import Foundation

/// The key of a text that may be translated.
///
/// Like SwiftUI's `LocalizedStringKey`: whole numbers are grouped as the reader's language does,
/// other numbers have six decimals unless a format says otherwise.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The text with its marks of Markdown; those in values that were put in stand behind an escape.
  let markdown: String

  /// The text as it was written.
  package var text: String { Markdown.unescaped(markdown) }

  /// Makes a key of a text.
  public init(_ value: String) { markdown = value }

  public init(stringLiteral value: String) { markdown = value }

  public init(stringInterpolation: StringInterpolation) { markdown = stringInterpolation.text }

  /// Collects the parts of a text with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += Markdown.escaped(string) }

    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let number as any BinaryInteger: text += Grouping.digits("\(number)")
      default: text += Markdown.escaped(String(describing: value))
      }
    }

    public mutating func appendInterpolation(_ number: Int) {
      text += Grouping.text(number)
    }

    public mutating func appendInterpolation(_ number: Double) {
      text += String(format: "%f", number)
    }

    public mutating func appendInterpolation(_ number: Float) {
      text += String(format: "%f", number)
    }

    public mutating func appendInterpolation(_ number: CGFloat) {
      text += String(format: "%f", Double(number))
    }

    /// Adds a number in a format of C's `printf`, such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += Markdown.escaped(String(format: specifier, value))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      text += Markdown.escaped(
        formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Adds a value as a style of format writes it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      text += Markdown.escaped(format.format(input))
    }

    /// Adds the characters of a text.
    public mutating func appendInterpolation(_ content: Text) {
      text += Markdown.escaped(content.plainText)
    }
  }
}

/// The groups of three in which whole numbers are written.
enum Grouping {
  static func text(_ number: Int) -> String {
    number > -1000 && number < 1000 ? String(number) : digits(String(number))
  }

  static func digits(_ digits: String) -> String {
    let isNegative = digits.hasPrefix("-")
    var grouped: [Character] = []
    for (place, digit) in digits.drop(while: { $0 == "-" }).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return (isNegative ? "-" : "") + String(grouped.reversed())
  }
}
