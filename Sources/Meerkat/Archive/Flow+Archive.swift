public import Foundation
public import MeerkatJourney

extension Flow where Destination: Codable {
  /// Saves the state of this flow and of the flows in it, so that the next launch can restore it.
  ///
  /// Flows whose destinations aren't `Codable` start over, and so do awaited flows, because no task
  /// survives a restart.
  ///
  /// - Returns: An archive: JSON. To choose its names, let the destinations be `Restorable`.
  /// - Throws: The error of a destination that can't be encoded.
  public func archive() throws -> Data { try ArchiveCoder.encode(ArchiveWriter(engine)) }

  /// Returns the user to the state in an archive.
  ///
  /// The longest part that fits is restored. Steps that this version of the app doesn't know, and
  /// steps that ``Flow/shouldEnter(_:)`` doesn't allow, are left out along with everything above
  /// them. Outcomes aren't delivered a second time. If the archive is damaged or belongs to another
  /// flow, nothing changes.
  ///
  /// - Parameter archive: Data that ``archive()`` returned.
  /// - Returns: The parts that couldn't be restored, each with the reason, or the reason why
  ///   nothing was.
  @discardableResult
  public func restore(from archive: Data) -> Result<[RestorationLoss], ArchiveError> {
    Result { () throws(ArchiveError) in
      let engine = engine
      return try ArchiveCoder.decode(archive) { decoder in
        let archive = ArchivedFlow(decoder)
        let tree = engine.node.tree
        if tree.queue.isUnderWay { throw ArchiveError.navigationUnderWay }
        return try tree.queue.take {
          try tree.showingAfterwards { try engine.restore(from: archive) }
        }
      }
    }
  }
}
