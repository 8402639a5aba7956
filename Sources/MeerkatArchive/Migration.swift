/// How the steps of an archive of an older version are read.
public struct Migration<Destination: Hashable>: Sendable {
  /// The version that it reads.
  public let version: Int

  private let read: @Sendable (inout any UnkeyedDecodingContainer) throws -> Destination

  /// Reads the steps of a version as the type that they had then, and maps each to what it is now.
  ///
  /// - Parameters:
  ///   - version: The older version.
  ///   - old: What a destination was in that version.
  ///   - map: What it is now; nil when there is no such place any more. Then that step and those
  ///     above it are lost.
  public init<Old: Decodable & SendableMetatype>(
    from version: Int, _ old: Old.Type, _ map: @escaping @Sendable (Old) -> Destination?
  ) where Destination: SendableMetatype {
    self.version = version
    read = { list in
      guard let destination = map(try list.decode(Old.self)) else {
        throw NoSuccessor(version: version)
      }
      return destination
    }
  }

  func next(in list: inout any UnkeyedDecodingContainer) throws -> Destination {
    try read(&list)
  }
}

/// That a migration gave nil.
private struct NoSuccessor: Error, CustomStringConvertible {
  let version: Int

  var description: String { "The migration from version \(version) has no place for it." }
}

/// Lets migrations be written one below the other.
@resultBuilder
public enum MigrationList<Destination: Hashable> {
  /// One migration; says which type of destination is meant, so that the migration need not.
  public static func buildExpression(
    _ migration: Migration<Destination>
  ) -> Migration<Destination> {
    migration
  }

  /// The migrations in the order in which they are written.
  public static func buildBlock(_ migrations: Migration<Destination>...) -> [Migration<Destination>]
  {
    migrations
  }
}
