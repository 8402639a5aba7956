public import Foundation
public import MeerkatArchive

extension Flow where Destination: Restorable {
  /// Where the user is, in this flow and in the flows in it, to be kept until the app starts again.
  ///
  /// Flows whose destinations are not `Restorable` begin anew, and so do flows that somebody
  /// waits for: nobody can wait across a restart.
  ///
  /// - Returns: An archive, as JSON with names that the app chose.
  /// - Throws: What a destination throws that cannot be encoded.
  public func archive() throws -> Data {
    try ArchiveCoder.encode(ArchiveWriter(engine))
  }

  /// Brings the user back to where an archive says.
  ///
  /// The longest part that fits is restored: steps that this version of the app does not know, and
  /// those that ``Flow/shouldEnter(_:)`` does not allow, are left out with all that lies above
  /// them. Outcomes that were handed over are not handed over again. Nothing is restored from what
  /// is no whole archive of this flow.
  ///
  /// - Parameter archive: What ``archive()`` made.
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
