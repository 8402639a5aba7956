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
  /// A record in the store with a lower generation is out of date, as after a backup was put back:
  /// it is replaced.
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

  /// Removes what exceeds the limits: the sessions with the highest
  /// ``SessionRecord/weight(at:)`` first, until an eighth of the exceeded limit is free.
  ///
  /// - Parameters:
  ///   - limits: How many bytes there may be, in all and of each address.
  ///   - now: The current time.
  /// - Returns: What is left, and how many sessions were removed.
  /// - Throws: An error if the store can't be reached or written.
  func makeRoom(within limits: SessionLimits, at now: Date) async throws -> SessionUsage

  /// Completes what was written; the server calls it when it ends.
  func close() async
}

extension SessionStore {
  /// Does nothing.
  public func close() async {}
}

/// A session's record in a store.
public struct SessionRecord: Hashable, Sendable {
  /// The key of the session: the SHA-256 of its token, as 64 hexadecimal digits.
  public var key: String
  /// The number of times that the session has changed its owner.
  public var generation: Int
  /// The number of servers in a row that have ended while they were busy with this session.
  ///
  /// Shows when a session crashes the servers that load it, so that it is given up.
  public var trials: Int
  /// A number from 0 to 65,535 that all sessions of one address have.
  ///
  /// It limits the bytes that an address takes. So many addresses share a number that it doesn't
  /// tell the address.
  public var origin: Int
  /// The time after which the record may be removed, in whole seconds.
  public var expires: Date
  /// The server's data about the session, in an unspecified format.
  public var data: [UInt8]

  /// Creates a record.
  public init(
    key: String, generation: Int, trials: Int = 0, origin: Int = 0, expires: Date, data: [UInt8]
  ) {
    self.key = key
    self.generation = generation
    self.trials = trials
    self.origin = origin
    self.expires = expires
    self.data = data
  }

  /// The number of bytes that the record takes, with what a store adds to it.
  public var size: Int { data.count + 256 }

  /// The size for each second that is left until the record expires.
  ///
  /// Large sessions that were left long ago weigh most.
  public func weight(at now: Date) -> Double {
    Double(size) / max(expires.timeIntervalSince(now), 1)
  }
}

/// How many bytes kept sessions may take.
public struct SessionLimits: Hashable, Sendable {
  /// All of them together.
  public var bytes: Int
  /// Those of one address.
  public var bytesPerAddress: Int

  /// Creates limits; an address may take a quarter of all unless you say otherwise.
  public init(bytes: Int, bytesPerAddress: Int? = nil) {
    self.bytes = bytes
    self.bytesPerAddress = bytesPerAddress ?? bytes / 4
  }
}

/// What a store keeps after it has made room.
public struct SessionUsage: Hashable, Sendable {
  /// The number of bytes of all records.
  public var bytes: Int
  /// The number of sessions that were removed for want of room.
  public var removed: Int

  /// Creates a usage.
  public init(bytes: Int, removed: Int) {
    (self.bytes, self.removed) = (bytes, removed)
  }
}

/// An error of a session store.
public struct SessionStoreError: Error, Hashable, CustomStringConvertible {
  /// What happened, and what to do, in one line.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
