public import Foundation
package import Logging
import NIOCore
import NIOPosix

/// A store that keeps sessions in a file, for one machine.
///
/// Several servers on the machine may share the file, as they do while a new version replaces an
/// old one. Saved sessions survive the end of the program; after a power failure, the last second
/// may be lost.
public actor SQLiteSessionStore: SessionStore {
  private let database: SQLiteDatabase
  private let path: String

  /// A separate thread, so that a slow disk delays nothing else.
  private static let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.loop.executor.asUnownedSerialExecutor()
  }

  /// Opens a file, creating it if necessary.
  ///
  /// Only the user who runs the program can read a file that is created. A file that is damaged, or
  /// that isn't one of sessions, is renamed to end in `.damaged`, and the log says so.
  ///
  /// - Throws: ``SessionStoreError`` if SQLite isn't installed, or the file can't be used.
  public init(path: String) throws {
    try self.init(path: path, logger: Logger(label: "meerkat.browser"))
  }

  /// Opens a file, and writes into a log what was wrong with it.
  package init(path: String, logger: Logger) throws {
    let library = try SQLiteLibrary()
    self.path = path
    do {
      database = try SQLiteDatabase(ofSessions: path, library)
    } catch {
      guard error.isDamage else { throw SessionStoreError(error, in: path) }
      try DamagedFile(path: path).moveAside()
      logger.error(
        """
        The session file, \(path), is damaged: \(error.reason). It is \(path).damaged now, \
        and the sessions in it are lost; a new file was begun.
        """)
      do { database = try SQLiteDatabase(ofSessions: path, library) } catch {
        throw SessionStoreError(error, in: path)
      }
    }
  }

  public func save(_ records: [SessionRecord]) throws -> Set<String> {
    try transaction { () throws(SQLiteError) in
      var refused: Set<String> = []
      for record in records {
        try database.execute(
          """
          INSERT INTO meerkat_sessions (key, generation, trials, expires, origin, size, data)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (key) DO UPDATE SET generation = excluded.generation,
            trials = excluded.trials, expires = excluded.expires, origin = excluded.origin,
            size = excluded.size, data = excluded.data
          WHERE generation <= excluded.generation
          """,
          .text(record.key), .integer(record.generation), .integer(record.trials),
          .integer(record.expires.seconds), .integer(record.origin), .integer(record.size),
          .bytes(record.data))
        if database.changes == 0 { refused.insert(record.key) }
      }
      return refused
    }
  }

  public func load(_ key: String, at now: Date) throws -> SessionRecord? {
    try transaction { () throws(SQLiteError) in
      try database.execute(
        """
        UPDATE meerkat_sessions SET generation = generation + 1 WHERE key = ? AND expires > ?
        """, .text(key), .integer(now.seconds))
      guard database.changes == 1 else { return nil }
      let row = try database.execute(
        "SELECT generation, trials, expires, origin, data FROM meerkat_sessions WHERE key = ?",
        .text(key))
      return row.map { row in
        SessionRecord(
          key: key, generation: row.integers[0], trials: row.integers[1], origin: row.integers[3],
          expires: Date(timeIntervalSince1970: Double(row.integers[2])), data: row.bytes)
      }
    }
  }

  public func remove(_ keys: Set<String>) throws {
    try transaction { () throws(SQLiteError) in
      for key in keys {
        try database.execute("DELETE FROM meerkat_sessions WHERE key = ?", .text(key))
      }
    }
  }

  public func removeExpired(at now: Date) throws {
    try transaction { () throws(SQLiteError) in
      _ = try database.execute(
        "DELETE FROM meerkat_sessions WHERE expires <= ?", .integer(now.seconds))
    }
  }

  public func makeRoom(within limits: SessionLimits, at now: Date) throws -> SessionUsage {
    try transaction { () throws(SQLiteError) in
      var removed = 0
      while let row = try database.execute(
        """
        SELECT origin, x'' FROM meerkat_sessions GROUP BY origin HAVING sum(size) > ? LIMIT 1
        """, .integer(limits.bytesPerAddress))
      {
        removed += try removeHeaviest(limits.bytesPerAddress, now, origin: row.integers[0])
      }
      if try bytes() > limits.bytes { removed += try removeHeaviest(limits.bytes, now) }
      return SessionUsage(bytes: try bytes(), removed: removed)
    }
  }

  /// Moves what was written from the log beside the file into the file: a copy of it is complete.
  public func close() async {
    // While another server reads the file, that one does it.
    _ = try? database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func bytes() throws(SQLiteError) -> Int {
    try database.execute("SELECT coalesce(sum(size), 0), x'' FROM meerkat_sessions")?.integers[0]
      ?? 0
  }

  private func removeHeaviest(
    _ limit: Int, _ now: Date, origin: Int? = nil
  ) throws(SQLiteError) -> Int {
    try database.execute(
      """
      DELETE FROM meerkat_sessions WHERE key IN (
        SELECT key FROM (
          SELECT key, sum(size) OVER (
            ORDER BY CAST(size AS REAL) / max(expires - ?, 1), key
          ) AS sum
          FROM meerkat_sessions WHERE origin = ? OR ?)
        WHERE sum > ?)
      """, .integer(now.seconds), .integer(origin ?? 0), .integer(origin == nil ? 1 : 0),
      .integer(limit - limit / 8))
    return database.changes
  }

  private func transaction<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SessionStoreError) -> Result {
    do { return try database.transaction(body) } catch { throw SessionStoreError(error, in: path) }
  }
}

extension SQLiteDatabase {
  /// Opens a file of sessions, creating it if necessary, and looks whether it is one.
  fileprivate convenience init(
    ofSessions path: String, _ library: SQLiteLibrary
  ) throws(SQLiteError) {
    if !FileManager.default.fileExists(atPath: path) {
      // Where this fails, SQLite says why.
      _ = FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
    try self.init(path: path, library: library)
    try execute("PRAGMA busy_timeout = 5000")
    let answer = try execute("PRAGMA quick_check(1)")?.bytes ?? []
    guard answer == Array("ok".utf8) else {
      throw SQLiteError(reason: String(decoding: answer, as: UTF8.self), isDamage: true)
    }
    try execute("PRAGMA journal_mode = WAL")
    // A write needs no wait for the disk: only losing power can take the last ones back.
    try execute("PRAGMA synchronous = NORMAL")
    try execute(
      """
      CREATE TABLE IF NOT EXISTS meerkat_sessions (
        key TEXT PRIMARY KEY, generation INTEGER NOT NULL, trials INTEGER NOT NULL,
        expires INTEGER NOT NULL, origin INTEGER NOT NULL, size INTEGER NOT NULL,
        data BLOB NOT NULL) WITHOUT ROWID
      """)
    do {
      try execute(
        "SELECT key, generation, trials, expires, origin, size, data FROM meerkat_sessions LIMIT 0")
    } catch {
      throw SQLiteError(reason: error.reason, isDamage: true)
    }
    try execute("CREATE INDEX IF NOT EXISTS meerkat_sessions_expires ON meerkat_sessions (expires)")
    try execute(
      "CREATE INDEX IF NOT EXISTS meerkat_sessions_origin ON meerkat_sessions (origin, size)")
  }
}

/// A session file that can't be read, with the files that SQLite keeps beside it.
private struct DamagedFile {
  let path: String

  /// Renames the files; what had the new name before is gone.
  func moveAside() throws(SessionStoreError) {
    let files = FileManager.default
    for ending in ["", "-wal", "-shm"] {
      let (old, new) = (path + ending, path + ".damaged" + ending)
      // There may be none.
      try? files.removeItem(atPath: new)
      guard files.fileExists(atPath: old) else { continue }
      do { try files.moveItem(atPath: old, toPath: new) } catch {
        throw SessionStoreError(
          "The session file, \(path), is damaged and can't be renamed: \(error.localizedDescription)"
        )
      }
    }
  }
}

extension SessionStoreError {
  fileprivate init(_ error: SQLiteError, in path: String) {
    self.init(
      """
      The session file, \(path), can't be used: \(error.reason). \
      Check --keep and the file's permissions.
      """)
  }
}

extension Date {
  /// Whole seconds since 1970.
  package var seconds: Int { Int(timeIntervalSince1970) }
}
