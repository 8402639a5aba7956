/// Reads values from JSON text, without Foundation.
///
/// ```swift
/// let restored = try Restored<Place>(text: text)
/// let places = try ArchiveDecoder().decode([Place].self, from: text)
/// ```
///
/// It reads what ``ArchiveEncoder`` and Foundation's `JSONEncoder` write, and is strict: a text
/// is one value with nothing behind it, in valid UTF-8, at most 512 levels deep, and no object has
/// one name twice. Any other text is refused with a `DecodingError`; none takes time that grows
/// faster than its length.
///
/// A whole number may be written with a fraction or an exponent (`7.0`, `1e2`) where that is exact,
/// below 2^53.
public struct ArchiveDecoder: Sendable {
  /// What the values that are read can ask for.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// How long a text may be, in bytes; a longer one is refused.
  public var mostBytes: Int

  /// Prepares to read texts up to a length, 16 MB if no other is named.
  public init(mostBytes: Int = TextLimits.mostBytes) {
    self.mostBytes = mostBytes
  }

  /// Reads a value from JSON in UTF-8.
  ///
  /// - Parameters:
  ///   - type: What is read.
  ///   - bytes: The whole text.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` that says what is wrong and where, or what the value itself throws.
  @inlinable
  public func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: some Sequence<UInt8>
  ) throws -> Value {
    // Compiled where the value is known.
    try Value(from: decoder(for: Array(bytes)))
  }

  /// Reads a value from JSON.
  ///
  /// - Parameters:
  ///   - type: What is read.
  ///   - text: The whole text.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` that says what is wrong and where, or what the value itself throws.
  @inlinable
  public func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try decode(type, from: text.utf8)
  }

  /// The decoder of a whole text, for those who read into something that is already there.
  @usableFromInline
  package func decoder(for bytes: [UInt8]) throws -> any Decoder {
    do {
      let scanned = try ScannedText(bytes, userInfo: userInfo, mostBytes: mostBytes)
      return TextDecoder(text: scanned, token: TextToken.root)
    } catch {
      throw DecodingError.dataCorrupted(at: [], error.description)
    }
  }
}
