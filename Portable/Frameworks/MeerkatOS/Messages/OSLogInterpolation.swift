public import Foundation

/// Collects the parts of a message.
///
/// Like os's `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var parts: [OSLogMessage.Part] = []

  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(interpolationCount * 2 + 1)
  }

  public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

  /// Adds a whole number.
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number), align, privacy, isPlain: true)
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number), align, privacy, isPlain: true)
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number)), align, privacy, isPlain: true)
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number)), align, privacy, isPlain: true)
  }

  /// Adds a Boolean.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(boolean), .none, privacy, isPlain: true)
  }

  /// Adds a text, which is private by default.
  public mutating func appendInterpolation(
    _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString, align, privacy, isPlain: false)
  }

  /// Adds the description of a value, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value.description, align, privacy, isPlain: false)
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value), align, privacy, isPlain: true)
  }

  /// Adds an error, which is private by default.
  public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
    append(String(describing: error), .none, privacy, isPlain: false)
  }

  /// Adds the description of an object, which is private by default.
  public mutating func appendInterpolation(
    _ argumentObject: NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentObject?.description ?? "(null)", .none, privacy, isPlain: false)
  }

  private mutating func append(
    _ text: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy, isPlain: Bool
  ) {
    parts.append(.value(alignment.padded(text), cover: privacy.cover(for: text, isPlain: isPlain)))
  }
}
