/// Reads the steps of an archive of an older version.
public struct Migration<Destination: Hashable>: Sendable {
  /// The version that the migration reads.
  public let version: Int

  private let read: @Sendable (inout any UnkeyedDecodingContainer) throws -> Destination

  /// Creates a migration that reads destinations as the type they had, and maps each to what it is
  /// now.
  ///
  /// - Parameters:
  ///   - version: The older version.
  ///   - old: The type of a destination in that version.
  ///   - map: Returns what the destination is now, or nil if there is no such place any more. Then
  ///     that step and those above it are lost.
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

/// A migration returned nil.
private struct NoSuccessor: Error, CustomStringConvertible {
  let version: Int

  var description: String { "The migration from version \(version) has no place for it." }
}

/// Collects migrations that are written one below the other.
@resultBuilder
public enum MigrationList<Destination: Hashable> {
  /// A single migration, whose type of destination is known from the context.
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
