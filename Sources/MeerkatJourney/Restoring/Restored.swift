/// What could be restored from an archive: the longest part of its journey that fits, and what was
/// lost.
///
/// ```swift
/// let restored = try Restored<Place>(text: text)
/// journey = restored.journey
/// for loss in restored.lost { logger.warning("\(loss)") }
/// ```
///
/// A step that does not fit is lost with all those above it; where that is the root, or where the
/// archive is truncated, forged, of another name or of a newer version, nothing is restored and an
/// ``ArchiveError`` says why.
public struct Restored<Destination: Restorable>: Decodable {
  /// The steps from the root up to the first that does not fit.
  public let journey: Journey<Destination>

  /// The version in which the archive was written.
  public let version: Int

  /// What was not restored, and why; empty where everything was.
  public let lost: [Loss]

  public init(from decoder: any Decoder) throws {
    var flow = try ArchivedFlow(decoder).restored(by: Destination.restoration)
    // The flows in the steps can be read only by those who know their types.
    flow.restoreChildren { _, _ in nil }
    journey = flow.journey
    version = flow.version
    lost = flow.lost
  }

  /// Restores from the JSON text of an archive.
  ///
  /// - Parameter text: What ``Saved/text()`` made, or another encoder of JSON.
  /// - Throws: Why nothing was restored.
  public init(text: String) throws(ArchiveError) {
    try self.init { try ArchiveDecoder().decode($0, from: text) }
  }

  /// Restores with a decoder of your choice, and with all that can go wrong as one type of error.
  ///
  /// ```swift
  /// let restored = try Restored<Place> { try JSONDecoder().decode($0, from: data) }
  /// ```
  ///
  /// - Parameter decode: Decodes the type that it is given.
  /// - Throws: Why nothing was restored.
  public init(
    _ decode: (Restored.Type) throws -> Restored
  ) throws(ArchiveError) {
    do {
      self = try decode(Restored.self)
    } catch {
      throw ArchiveError(error)
    }
  }
}

extension Restored: Sendable where Destination: Sendable {}
