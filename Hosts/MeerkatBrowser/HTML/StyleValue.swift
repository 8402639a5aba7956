import MeerkatViews

/// A value of CSS: words of our source, with numbers and paints between them.
///
/// It takes no other text, so that nothing an app shows can become a part of it.
struct StyleValue: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  typealias StringInterpolation = StyleValue

  fileprivate var writer = HTMLWriter()

  init(stringLiteral literal: StaticString) { writer.append(literal) }

  init(stringInterpolation parts: StyleValue) { self = parts }

  init(literalCapacity: Int, interpolationCount: Int) {}

  mutating func appendLiteral(_ literal: StaticString) { writer.append(literal) }

  mutating func appendInterpolation(_ word: StaticString) { writer.append(word) }

  mutating func appendInterpolation(_ number: Double) { writer.append(number) }

  mutating func appendInterpolation(_ paint: Paint) { writer.append(paint) }
}

extension HTMLWriter {
  /// Declares a property.
  mutating func declare(_ property: StaticString, _ value: StyleValue) {
    beginDeclaration(property)
    append(value: value)
  }

  mutating func append(value: StyleValue) { append(value.writer.html) }
}
