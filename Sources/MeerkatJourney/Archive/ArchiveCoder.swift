package import Foundation

/// Writes and reads archives as JSON with sorted names, so that equal archives have equal text.
///
/// An archive that is too long isn't read at all.
package enum ArchiveCoder {
  /// The maximum length of an archive, in bytes: 16 MB.
  package static let maxBytes = 16 << 20

  /// Returns the archive of a value.
  ///
  /// - Throws: An `EncodingError` if a value can't be written or the archive would be too long.
  package static func encode(_ value: some Encodable, maxBytes: Int = maxBytes) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    if let excess = excess(of: data, over: maxBytes) {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: excess))
    }
    return data
  }

  /// Reads an archive with its decoder, which must not be used after the call.
  ///
  /// - Throws: The reason why nothing was read.
  package static func decode<Result>(
    _ archive: Data, maxBytes: Int = maxBytes, by read: @escaping (any Decoder) throws -> Result
  ) throws(ArchiveError) -> Result {
    if let excess = excess(of: archive, over: maxBytes) { throw .unreadable(excess) }
    do {
      let reading = try JSONDecoder().decode(
        Reading<Result>.self, from: archive, configuration: read)
      return reading.result
    } catch {
      throw ArchiveError(error)
    }
  }

  private static func excess(of archive: Data, over limit: Int) -> String? {
    archive.count > limit
      ? "The archive has \(archive.count) bytes, more than the limit of \(limit)." : nil
  }
}

/// Passes the decoder on, so that flows are restored while the archive is decoded.
private struct Reading<Result>: DecodableWithConfiguration {
  let result: Result

  init(from decoder: any Decoder, configuration read: (any Decoder) throws -> Result) throws {
    result = try read(decoder)
  }
}
