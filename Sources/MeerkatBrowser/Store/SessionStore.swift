public import Foundation

/// Where a server keeps its sessions, so that they survive it and other servers can go on with them.
///
/// Every record has a generation. ``load(_:at:)`` takes a session over: it raises the generation, and what
/// an earlier owner saves from then on is refused. So a session lives in one server at a time, whichever
/// server its page happens to reach.
///
/// The records hold what people typed and where they are, but neither tokens nor what was typed into
/// secure fields.
public protocol SessionStore: Sendable {
  /// Saves records, all of them or none.
  ///
  /// - Parameter records: What to save, at most one record for a key.
  /// - Returns: The keys of those that were refused, because another server has taken the session over.
  /// - Throws: When the store can't be reached or written. The server tries again.
  func save(_ records: [SessionRecord]) async throws -> Set<String>

  /// Takes a session over.
  ///
  /// - Parameters:
  ///   - key: The key of its record.
  ///   - now: The time of day: a record that has expired isn't there any more.
  /// - Returns: The record, with the generation of its new owner; nil where there is none.
  /// - Throws: When the store can't be reached or read.
  func load(_ key: String, at now: Date) async throws -> SessionRecord?

  /// Forgets sessions; those that aren't there are ignored.
  ///
  /// - Throws: When the store can't be reached or written.
  func remove(_ keys: Set<String>) async throws

  /// Forgets all sessions that have expired.
  ///
  /// - Throws: When the store can't be reached or written.
  func removeExpired(at now: Date) async throws
}

/// One session, as a store keeps it.
public struct SessionRecord: Hashable, Sendable {
  /// What names the session: the SHA-256 of its token, as 64 hexadecimal letters.
  public var key: String
  /// How often the session has changed its owner.
  public var generation: Int
  /// How often the session was loaded since it was saved last.
  ///
  /// A session that ends the servers which load it is given up by this number.
  public var loads: Int
  /// When the record may be forgotten, in whole seconds.
  public var expires: Date
  /// What the server knows about the session, in a form of its own.
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

/// Why a store doesn't do what it is asked to.
public struct SessionStoreError: Error, Hashable, CustomStringConvertible {
  /// What happened, and what to do, in one line.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
