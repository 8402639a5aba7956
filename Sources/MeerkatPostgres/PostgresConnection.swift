import CPostgres
import MeerkatBrowser

/// A connection to PostgreSQL, for one thread at a time, that reconnects automatically.
final class PostgresConnection {
  private let place: String
  /// What makes the tables, each time the connection is made.
  private let preparation: [String]
  private var handle: OpaquePointer?

  /// Names a database, which is reached when it is needed for the first time.
  ///
  /// - Parameters:
  ///   - place: An address such as `postgres://user@host/database`, or words as libpq takes them. What
  ///     isn't in it comes from the environment and from `~/.pgpass`.
  ///   - preparation: What is executed each time the connection is made.
  /// - Throws: When the address is malformed.
  init(place: String, preparation: [String]) throws(SessionStoreError) {
    self.place = place
    self.preparation = preparation
    var reason: UnsafeMutablePointer<CChar>?
    let options = PQconninfoParse(place, &reason)
    defer {
      PQconninfoFree(options)
      PQfreemem(reason)
    }
    guard options != nil else {
      throw SessionStoreError(
        "The address of the session database is malformed: \(reason.line). Write postgres://user@host/database."
      )
    }
  }

  deinit { PQfinish(handle) }

  /// Executes a statement with its parameters, and gives the rows.
  ///
  /// A connection that was lost since the last time is made again, once.
  func execute(_ sql: String, _ parameters: [String] = []) throws(SessionStoreError) -> [[String]] {
    let wasConnected = handle != nil
    do throws(SessionStoreError) {
      return try executeOnce(sql, parameters)
    } catch {
      guard wasConnected, PQstatus(handle) != CONNECTION_OK else { throw error }
      disconnect()
      return try executeOnce(sql, parameters)
    }
  }

  private func executeOnce(_ sql: String, _ parameters: [String]) throws(SessionStoreError)
    -> [[String]]
  {
    try connect()
    return try run(sql, parameters)
  }

  private func connect() throws(SessionStoreError) {
    guard handle == nil else { return }
    // What the address says itself comes first.
    let names = [
      "connect_timeout", "application_name", "keepalives_idle", "tcp_user_timeout", "dbname",
    ]
    let values = ["3", "meerkat", "5", "5000", place]
    handle = withArray(of: names) { names in
      withArray(of: values) { PQconnectdbParams(names, $0, 1) }
    }
    guard PQstatus(handle) == CONNECTION_OK else {
      let reason = PQerrorMessage(handle).line
      disconnect()
      throw SessionStoreError("The database of the sessions can't be reached: \(reason)")
    }
    do throws(SessionStoreError) {
      // A server that has lost its sight of the database must not hold on to a row.
      _ = try run("SET statement_timeout = '5s'", [])
      for sql in preparation { _ = try run(sql, []) }
    } catch {
      disconnect()
      throw error
    }
  }

  private func disconnect() {
    PQfinish(handle)
    handle = nil
  }

  private func run(_ sql: String, _ parameters: [String]) throws(SessionStoreError) -> [[String]] {
    let result = withArray(of: parameters) {
      PQexecParams(handle, sql, CInt(parameters.count), nil, $0, nil, nil, 0)
    }
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
      throw SessionStoreError(
        "The database of the sessions refuses: \(PQerrorMessage(handle).line)")
    }
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { String(cString: PQgetvalue(result, row, $0)) }
    }
  }

  /// Lends texts as C's array of strings, which ends with a null pointer.
  private func withArray<Result>(
    of texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = texts.map { text in
      let bytes = Array(text.utf8CString)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      return copy
    }
    defer { for copy in copies { copy.deallocate() } }
    return (copies.map { UnsafePointer<CChar>?($0) } + [nil]).withUnsafeBufferPointer { list in
      list.baseAddress.map(body) ?? body([nil])
    }
  }
}

extension UnsafeMutablePointer<CChar>? {
  /// A message of libpq's in one line.
  fileprivate var line: String {
    guard let self else { return "no reason was given" }
    return String(cString: self).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
