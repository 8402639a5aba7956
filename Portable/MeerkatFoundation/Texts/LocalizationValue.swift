import MeerkatAssets

extension String {
  /// A text with interpolated values, as used in string tables.
  ///
  /// Like Foundation's `String.LocalizationValue`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let phrase: Phrase
    /// The text as it is written in the source.
    let text: String

    /// Creates a value from a text that is its own key.
    public init(_ value: String) {
      phrase = Phrase(value)
      text = value
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      phrase = stringInterpolation.phrase
      text = stringInterpolation.text
    }

    /// Collects the parts of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var phrase = Phrase()
      fileprivate var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        text += literal
        phrase.append(literal: literal)
      }

      private mutating func append(
        _ value: String, _ format: String = "%@", _ number: Double? = nil
      ) {
        text += value
        phrase.append(value, format, number: number)
      }

      public mutating func appendInterpolation(_ string: String) { append(string) }

      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        switch value {
        case let number as any BinaryInteger:
          append(number.formatted(), value is any UnsignedInteger ? "%llu" : "%lld", Double(number))
        case let number as Double: append(String(format: "%f", number), "%lf", number)
        case let number as Float: append(String(format: "%f", number), "%f", Double(number))
        default: append(String(describing: value))
        }
      }

      /// Adds a number in a `printf` format, such as `%.2f`.
      public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        let number = (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double)
        append(String(format: specifier, value), specifier, number)
      }

      /// Adds a value, formatted with a format style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append(format.format(input))
      }

      /// Adds a text that is looked up separately.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(String(localized: resource))
      }
    }
  }
}

extension BinaryInteger {
  fileprivate func formatted() -> String {
    Int(exactly: self).map { $0.formatted(.number) } ?? "\(self)"
  }
}
