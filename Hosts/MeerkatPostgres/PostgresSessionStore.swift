public import Foundation
public import MeerkatBrowser
import NIOCore
import NIOPosix

/// A store that keeps sessions in PostgreSQL, for any number of servers on any number of machines.
///
/// The table `meerkat_sessions` is created if it doesn't exist. A broken connection is reopened for
/// the next statement; until then the server continues without the store and tries again.
public actor PostgresSessionStore: SessionStore {
  private let connection: PostgresConnection

  /// A separate thread, so that a slow database delays nothing else.
  private static let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.loop.executor.asUnownedSerialExecutor()
  }

  private static let preparation = PostgresConnection.Preparation(
    check: "SELECT 1 WHERE to_regclass('meerkat_sessions') IS NOT NULL",
    creation: """
      BEGIN;
      SET LOCAL client_min_messages = warning;
      -- Servers that start together must not make it together. The lock ends with the transaction.
      SELECT pg_advisory_xact_lock(5636347110);
      CREATE TABLE IF NOT EXISTS meerkat_sessions (
        key TEXT PRIMARY KEY, generation BIGINT NOT NULL, trials BIGINT NOT NULL,
        expires BIGINT NOT NULL, origin BIGINT NOT NULL, size BIGINT NOT NULL,
        data BYTEA NOT NULL);
      CREATE INDEX IF NOT EXISTS meerkat_sessions_expires ON meerkat_sessions (expires);
      CREATE INDEX IF NOT EXISTS meerkat_sessions_origin ON meerkat_sessions (origin, size);
      COMMIT
      """)

  /// Creates a store for a database, which connects on first use.
  ///
  /// - Parameter place: A URL such as `postgres://user@host/database`. Missing parts come from the
  ///   environment (`PGHOST`, `PGPASSWORD`, …) and from `~/.pgpass`, as for all programs that use
  ///   libpq. Don't put a password in the URL: every user of the machine could read it.
  /// - Throws: ``SessionStoreError`` if the URL is malformed.
  public init(_ place: String) throws {
    connection = try PostgresConnection(place: place, preparation: Self.preparation)
  }

  public func save(_ records: [SessionRecord]) throws -> Set<String> {
    let saved = try connection.execute(
      """
      INSERT INTO meerkat_sessions AS kept (key, generation, trials, expires, origin, size, data)
      SELECT key, generation, trials, expires, origin, size, decode(data, 'hex')
      FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[]
      ) AS new (key, generation, trials, expires, origin, size, data)
      ORDER BY key
      ON CONFLICT (key) DO UPDATE SET generation = excluded.generation, trials = excluded.trials,
        expires = excluded.expires, origin = excluded.origin, size = excluded.size,
        data = excluded.data
      WHERE kept.generation <= excluded.generation
      RETURNING key
      """,
      [
        Self.array(records.map(\.key)), Self.array(of: records.map(\.generation)),
        Self.array(of: records.map(\.trials)), Self.array(of: records.map(\.expires.seconds)),
        Self.array(of: records.map(\.origin)), Self.array(of: records.map(\.size)),
        Self.array(ofPlain: records.map { Self.hexadecimal($0.data) }),
      ])
    return Set(records.map(\.key)).subtracting(saved.map { $0[0] })
  }

  public func load(_ key: String, at now: Date) throws -> SessionRecord? {
    try Task.checkCancellation()
    let rows = try connection.execute(
      """
      UPDATE meerkat_sessions SET generation = generation + 1 WHERE key = $1 AND expires > $2
      RETURNING generation, trials, origin, expires, encode(data, 'hex')
      """, [key, "\(now.seconds)"])
    guard let row = rows.first, let generation = Int(row[0]), let trials = Int(row[1]),
      let origin = Int(row[2]), let expires = TimeInterval(row[3])
    else { return nil }
    return SessionRecord(
      key: key, generation: generation, trials: trials, origin: origin,
      expires: Date(timeIntervalSince1970: expires), data: Self.bytes(row[4]))
  }

  public func remove(_ keys: Set<String>) throws {
    _ = try connection.execute(
      "DELETE FROM meerkat_sessions WHERE key = ANY ($1::text[])", [Self.array(keys.sorted())])
  }

  public func removeExpired(at now: Date) throws {
    _ = try connection.execute(
      "DELETE FROM meerkat_sessions WHERE expires <= $1", ["\(now.seconds)"])
  }

  public func makeRoom(within limits: SessionLimits, at now: Date) throws -> SessionUsage {
    var removed = 0
    let greedy = try connection.execute(
      "SELECT origin FROM meerkat_sessions GROUP BY origin HAVING sum(size) > $1",
      ["\(limits.bytesPerAddress)"])
    for row in greedy {
      removed += try removeHeaviest(limits.bytesPerAddress, now, where: "origin = \(row[0])")
    }
    if try bytes() > limits.bytes { removed += try removeHeaviest(limits.bytes, now) }
    return SessionUsage(bytes: try bytes(), removed: removed)
  }

  private func bytes() throws -> Int {
    let rows = try connection.execute("SELECT coalesce(sum(size), 0) FROM meerkat_sessions")
    return rows.first.flatMap { Int($0[0]) } ?? 0
  }

  private func removeHeaviest(
    _ limit: Int, _ now: Date, where condition: String = "true"
  ) throws -> Int {
    try connection.execute(
      """
      DELETE FROM meerkat_sessions WHERE key IN (
        SELECT key FROM (
          SELECT key, sum(size) OVER (
            ORDER BY size::float8 / greatest(expires - $1, 1), key
          ) AS sum
          FROM meerkat_sessions WHERE \(condition)) AS ranked
        WHERE sum > $2)
      RETURNING 1
      """, ["\(now.seconds)", "\(limit - limit / 8)"]
    ).count
  }

  private static func array(of numbers: [Int]) -> String { array(ofPlain: numbers.map { "\($0)" }) }

  /// An array as PostgreSQL reads it, of numbers or hexadecimal digits.
  private static func array(ofPlain texts: [String]) -> String {
    // Nothing without digits is nothing: an empty element has to be written as such.
    "{\(texts.map { $0.isEmpty ? "\"\"" : $0 }.joined(separator: ","))}"
  }

  /// An array as PostgreSQL reads it, whatever is in its texts.
  private static func array(_ texts: [String]) -> String {
    let quoted = texts.map { text in
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    return "{\(quoted.joined(separator: ","))}"
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 2 * bytes.count) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer[2 * index] = digits[Int(byte >> 4)]
        buffer[2 * index + 1] = digits[Int(byte & 15)]
      }
      return 2 * bytes.count
    }
  }

  private static func bytes(_ text: String) -> [UInt8] {
    let values = text.utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
    return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}
