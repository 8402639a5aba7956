import CPostgres
import Foundation
import MeerkatBrowser

/// A connection to PostgreSQL, for one thread at a time, that reconnects automatically.
///
/// Nothing in it relies on the connection between two statements: behind a proxy such as PgBouncer,
/// each statement may be carried out on another one.
final class PostgresConnection {
  private let place: String
  private let preparation: Preparation
  private var handle: OpaquePointer?

  /// What is done each time the connection is made.
  struct Preparation {
    /// A statement that gives a row where the tables are there.
    let check: String
    /// The statements that make them, which are carried out at once.
    let creation: String
  }

  /// How long the database may take for a statement.
  private static let patience = Duration.seconds(5)

  /// Names a database, which is reached when it is needed for the first time.
  ///
  /// - Parameters:
  ///   - place: An address such as `postgres://user@host/database`, or words as libpq takes them. What
  ///     isn't in it comes from the environment and from `~/.pgpass`.
  ///   - preparation: What is done each time the connection is made.
  /// - Throws: When the address is malformed.
  init(place: String, preparation: Preparation) throws(SessionStoreError) {
    (self.place, self.preparation) = (place, preparation)
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
  /// A connection that was lost since the last time is made again, once; one that doesn't answer is
  /// given up.
  func execute(_ sql: String, _ parameters: [String] = []) throws(SessionStoreError) -> [[String]] {
    let wasConnected = handle != nil
    do throws(SessionStoreError) {
      return try executeOnce(sql, parameters)
    } catch {
      guard wasConnected, handle != nil, PQstatus(handle) != CONNECTION_OK else { throw error }
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
    PQsetnonblocking(handle, 1)
    do throws(SessionStoreError) {
      if try run(preparation.check, []).isEmpty {
        try send { PQsendQuery(handle, preparation.creation) }
        _ = try rows()
      }
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
    try send {
      withArray(of: parameters) {
        PQsendQueryParams(handle, sql, CInt(parameters.count), nil, $0, nil, nil, 0)
      }
    }
    return try rows()
  }

  private func send(_ send: () -> CInt) throws(SessionStoreError) {
    guard send() == 1 else { throw refusal }
  }

  /// Waits for all results, and gives the rows of the last one.
  private func rows() throws(SessionStoreError) -> [[String]] {
    let end = ContinuousClock.now + Self.patience
    var rows: [[String]] = []
    var failure: SessionStoreError?
    while let result = try nextResult(until: end) {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        rows = (0..<PQntuples(result)).map { row in
          (0..<PQnfields(result)).map { String(cString: PQgetvalue(result, row, $0)) }
        }
      default: failure = failure ?? refusal
      }
    }
    if let failure { throw failure }
    return rows
  }

  /// Sends what is still to be sent, and waits for the next result, nil after the last one.
  private func nextResult(
    until end: ContinuousClock.Instant
  ) throws(SessionStoreError) -> OpaquePointer? {
    while true {
      let rest = PQflush(handle)
      guard rest >= 0 else { throw refusal }
      if rest == 0, PQisBusy(handle) == 0 { return PQgetResult(handle) }
      let left = max(ContinuousClock.now.duration(to: end) / .milliseconds(1), 0)
      let events = rest > 0 ? POLLIN | POLLOUT : POLLIN
      var socket = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
      let count = poll(&socket, 1, CInt(left))
      guard count > 0 || (count < 0 && errno == EINTR) else {
        disconnect()
        throw SessionStoreError("The database of the sessions doesn't answer.")
      }
      guard PQconsumeInput(handle) == 1 else { throw refusal }
    }
  }

  private var refusal: SessionStoreError {
    SessionStoreError("The database of the sessions refuses: \(PQerrorMessage(handle).line)")
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
