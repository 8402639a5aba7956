public import Foundation

/// A store for a server's sessions, so that they outlive it and other servers can continue them.
///
/// Every record has a generation. ``load(_:at:)`` takes a session over: it raises the generation,
/// and the store then refuses anything that an earlier owner saves. So a session lives in one
/// server at a time, whichever server its page reaches.
///
/// The records contain what people typed and where they are, but neither tokens nor the contents of
/// secure fields.
public protocol SessionStore: Sendable {
  /// Saves records, either all or none of them.
  ///
  /// - Parameter records: The records to save, at most one for each key.
  /// - Returns: The keys of the records that were refused, because another server has taken the
  ///   session over.
  /// - Throws: An error if the store can't be reached or written. The server tries again.
  func save(_ records: [SessionRecord]) async throws -> Set<String>

  /// Takes a session over.
  ///
  /// - Parameters:
  ///   - key: The key of the record.
  ///   - now: The current time: an expired record counts as missing.
  /// - Returns: The record with the generation of its new owner, or nil if there is none.
  /// - Throws: An error if the store can't be reached or read.
  func load(_ key: String, at now: Date) async throws -> SessionRecord?

  /// Removes sessions; unknown keys are ignored.
  ///
  /// - Throws: An error if the store can't be reached or written.
  func remove(_ keys: Set<String>) async throws

  /// Removes all sessions that have expired.
  ///
  /// - Throws: An error if the store can't be reached or written.
  func removeExpired(at now: Date) async throws
}

/// A session's record in a store.
public struct SessionRecord: Hashable, Sendable {
  /// The key of the session: the SHA-256 of its token, as 64 hexadecimal digits.
  public var key: String
  /// The number of times that the session has changed its owner.
  public var generation: Int
  /// The number of times that the session has been loaded since it was last saved.
  ///
  /// Shows when a session repeatedly crashes the servers that load it, so that it is given up.
  public var loads: Int
  /// The time after which the record may be removed, in whole seconds.
  public var expires: Date
  /// The server's data about the session, in an unspecified format.
  public var data: [UInt8]

  /// Creates a record.
  public init(key: String, generation: Int, loads: Int = 0, expires: Date, data: [UInt8]) {
    self.key = key
    self.generation = generation
    self.loads = loads
    self.expires = expires
    self.data = data
  }
}

/// An error of a session store.
public struct SessionStoreError: Error, Hashable, CustomStringConvertible {
  /// What happened, and what to do, in one line.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
