public import Foundation
public import MeerkatArchive

extension Flow where Destination: Restorable {
  /// Saves where the user is, in this flow and in the flows in it, for the next start of the app.
  ///
  /// Flows whose destinations are not `Restorable` begin anew. So do flows that somebody awaits,
  /// because no task waits across a restart.
  ///
  /// - Returns: An archive, as JSON with names that the app chose.
  /// - Throws: Whatever a destination throws when it can't be encoded.
  public func archive() throws -> Data {
    try ArchiveCoder.encode(ArchiveWriter(engine))
  }

  /// Brings the user back to where an archive says.
  ///
  /// The longest part that fits is restored. Steps that this version of the app doesn't know, and
  /// steps that ``Flow/shouldEnter(_:)`` does not allow, are left out together with everything
  /// above them. Outcomes are not handed over a second time. If the archive is broken or belongs to
  /// another flow, nothing is restored.
  ///
  /// - Parameter archive: What ``archive()`` returned.
  /// - Returns: What could not be restored, and why; or why nothing was.
  @discardableResult
  public func restore(from archive: Data) -> Result<[Loss], ArchiveError> {
    Result { () throws(ArchiveError) in
      let engine = engine
      return try ArchiveCoder.decode(archive) { decoder in
        let archive = ArchivedFlow(decoder)
        if Turns.isUnderWay { throw ArchiveError.navigationUnderWay }
        return try Turns.take { try engine.restore(from: archive) }
      }
    }
  }
}
