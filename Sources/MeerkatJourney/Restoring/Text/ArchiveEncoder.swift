/// Writes values as JSON text, without Foundation.
///
/// ```swift
/// let text = try ArchiveEncoder().text(of: Saved(journey))
/// ```
///
/// The text is what Foundation's `JSONEncoder` writes with the options `sortedKeys` and
/// `withoutEscapingSlashes`: equal values have equal texts. Foundation's own `Data`, `URL` and
/// `Decimal` are written as they code themselves, which is not how `JSONEncoder` writes them.
///
/// A number that is not finite is refused with an `EncodingError`, as are values that lie more than
/// 512 levels deep.
public struct ArchiveEncoder: Sendable {
  /// What the values that are written can ask for.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// How long a text may be, in bytes; a longer one is refused.
  public var mostBytes: Int

  /// Prepares to write texts up to a length, 16 MB if no other is named.
  public init(mostBytes: Int = TextLimits.mostBytes) {
    self.mostBytes = mostBytes
  }

  /// Writes a value as JSON in UTF-8.
  ///
  /// - Parameter value: What is written.
  /// - Returns: The bytes of the text, without line breaks.
  /// - Throws: An `EncodingError` that says what cannot be written and where, or what the value
  ///   itself throws.
  @inlinable
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let writer = TextWriter(userInfo: userInfo, mostBytes: mostBytes)
    // Compiled where the value is known.
    try value.encode(to: writer.encoder)
    return try writer.output(of: value)
  }

  /// Writes a value as JSON.
  ///
  /// - Parameter value: What is written.
  /// - Returns: The text, without line breaks.
  /// - Throws: An `EncodingError` that says what cannot be written and where, or what the value
  ///   itself throws.
  @inlinable
  public func text(of value: some Encodable) throws -> String {
    String(decoding: try encode(value), as: UTF8.self)
  }
}
