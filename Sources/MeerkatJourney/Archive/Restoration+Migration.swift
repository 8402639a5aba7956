extension Restoration {
  /// Reads the steps of an archive that an older version of the app wrote.
  public struct Migration: Sendable {
    /// The version that the migration reads.
    public let version: Int

    private let read: @Sendable (inout any UnkeyedDecodingContainer) throws -> Destination

    /// Creates a migration that maps destinations from their old type to the current one.
    ///
    /// - Parameters:
    ///   - version: The older version.
    ///   - old: The type of a destination in that version.
    ///   - map: Returns the current destination, or nil if it no longer exists. That step and those
    ///     above it are then lost.
    public init<Old: Decodable & SendableMetatype>(
      from version: Int, _ old: Old.Type, _ map: @escaping @Sendable (Old) -> Destination?
    ) where Destination: SendableMetatype {
      self.version = version
      read = { list in
        guard let destination = map(try list.decode(Old.self)) else {
          throw StepLost(description: "The migration from version \(version) has no place for it.")
        }
        return destination
      }
    }

    func next(in list: inout any UnkeyedDecodingContainer) throws -> Destination { try read(&list) }
  }
}
