public import Foundation
import NIOCore
import NIOPosix

/// A store that keeps sessions in a file, for one machine.
///
/// Several servers on the machine may share the file, as they do while a new version replaces an
/// old one. Saved sessions survive the end of the program; after a power failure, the last second
/// may be lost.
public actor SQLiteSessionStore: SessionStore {
  private let database: SQLiteDatabase

  /// A separate thread, so that a slow disk delays nothing else.
  private static let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.loop.executor.asUnownedSerialExecutor()
  }

  /// Opens a file, creating it if necessary.
  ///
  /// Only the user who runs the program can read a file that is created.
  ///
  /// - Throws: ``SessionStoreError`` if SQLite isn't installed, or the file can't be used.
  public init(path: String) throws {
    let library = try SQLiteLibrary()
    if !FileManager.default.fileExists(atPath: path) {
      // Where this fails, SQLite says why.
      _ = FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
    let database = try SQLiteDatabase(path: path, library: library)
    try database.execute("PRAGMA busy_timeout = 5000")
    try database.execute("PRAGMA journal_mode = WAL")
    // A write needs no wait for the disk: only losing power can take the last ones back.
    try database.execute("PRAGMA synchronous = NORMAL")
    try database.execute(
      """
      CREATE TABLE IF NOT EXISTS meerkat_sessions (
        key TEXT PRIMARY KEY, generation INTEGER NOT NULL, loads INTEGER NOT NULL,
        expires INTEGER NOT NULL, data BLOB NOT NULL) WITHOUT ROWID
      """)
    try database.execute(
      "CREATE INDEX IF NOT EXISTS meerkat_sessions_expires ON meerkat_sessions (expires)")
    self.database = database
  }

  public func save(_ records: [SessionRecord]) throws -> Set<String> {
    try database.transaction { () throws(SessionStoreError) in
      var refused: Set<String> = []
      for record in records {
        try database.execute(
          """
          INSERT INTO meerkat_sessions (key, generation, loads, expires, data) VALUES (?, ?, 0, ?, ?)
          ON CONFLICT (key) DO UPDATE SET loads = 0, expires = excluded.expires, data = excluded.data
          WHERE generation = excluded.generation
          """,
          .text(record.key), .integer(record.generation), .integer(record.expires.seconds),
          .bytes(record.data))
        if database.changes == 0 { refused.insert(record.key) }
      }
      return refused
    }
  }

  public func load(_ key: String, at now: Date) throws -> SessionRecord? {
    try database.transaction { () throws(SessionStoreError) in
      try database.execute(
        """
        UPDATE meerkat_sessions SET generation = generation + 1, loads = loads + 1
        WHERE key = ? AND expires > ?
        """, .text(key), .integer(now.seconds))
      guard database.changes == 1 else { return nil }
      let row = try database.execute(
        "SELECT generation, loads, expires, data FROM meerkat_sessions WHERE key = ?", .text(key))
      return row.map { row in
        SessionRecord(
          key: key, generation: row.integers[0], loads: row.integers[1],
          expires: Date(timeIntervalSince1970: Double(row.integers[2])), data: row.bytes)
      }
    }
  }

  public func remove(_ keys: Set<String>) throws {
    try database.transaction { () throws(SessionStoreError) in
      for key in keys {
        try database.execute("DELETE FROM meerkat_sessions WHERE key = ?", .text(key))
      }
    }
  }

  public func removeExpired(at now: Date) throws {
    try database.execute(
      "DELETE FROM meerkat_sessions WHERE expires <= ?", .integer(now.seconds))
  }
}

extension Date {
  /// Whole seconds since 1970.
  fileprivate var seconds: Int { Int(timeIntervalSince1970) }
}
