package import Foundation

/// Writes and reads archives as JSON: equal archives have equal texts, and what is too long to be
/// one is not even looked at.
package enum ArchiveCoder {
  /// How long an archive may be, in bytes: 16 MB.
  package static let maxBytes = 16 << 20

  /// Writes an archive.
  ///
  /// - Throws: What cannot be written, or that the archive would be too long to be read.
  package static func encode(
    _ value: some Encodable, maxBytes: Int = maxBytes
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    if let excess = excess(of: data, over: maxBytes) {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: excess))
    }
    return data
  }

  /// Reads an archive by its decoder, which is of no use after the call.
  ///
  /// - Throws: Why nothing was read.
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

/// Hands the decoder on, so that what is there already is restored while the archive is decoded.
private struct Reading<Result>: DecodableWithConfiguration {
  let result: Result

  init(from decoder: any Decoder, configuration read: (any Decoder) throws -> Result) throws {
    result = try read(decoder)
  }
}
