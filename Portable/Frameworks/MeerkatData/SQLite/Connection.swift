import CSQLite

/// A failure of SQLite, in its own words.
struct SQLError: Error, CustomStringConvertible {
  let code: Int32
  let message: String
  let place: String

  var description: String { "\(message) (SQLite \(code), in \(place))" }
}

/// An open database, for one thread at a time.
final class Connection {
  let place: String
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file, which is made if there is none, or a database in memory.
  init(path: String?, isReadOnly: Bool) throws {
    place = path ?? "memory"
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path ?? ":memory:", &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened, code == SQLITE_OK else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
      sqlite3_close_v2(opened)
      throw SQLError(code: code, message: message, place: place)
    }
    handle = opened
    // Another process may be writing.
    sqlite3_busy_timeout(handle, 5000)
    sqlite3_create_collation_v2(handle, "SWIFT", SQLITE_UTF8, nil, compareLikeSwift, nil)
    SQLFunction.register(in: handle)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs a statement.
  func run(_ sql: String, _ values: [SQLValue] = []) throws { try execute(sql, values) { _ in } }

  /// Runs a query; returns its rows.
  func rows(_ sql: String, _ values: [SQLValue] = []) throws -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    try execute(sql, values) { statement in
      rows.append((0..<sqlite3_column_count(statement)).map { Self.value(statement, $0) })
    }
    return rows
  }

  /// Runs `body` wholly or not at all.
  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      // SQLite itself may have ended the transaction.
      try? run("ROLLBACK")
      throw error
    }
  }

  private func execute(
    _ sql: String, _ values: [SQLValue], _ body: (OpaquePointer) throws -> Void
  ) throws {
    let statement = try statements[sql] ?? prepare(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(statement)
      case SQLITE_DONE: return
      default: throw error()
      }
    }
  }

  private func prepare(_ sql: String) throws -> OpaquePointer {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw error() }
    statements[sql] = prepared
    return prepared
  }

  private func error() -> SQLError {
    SQLError(
      code: sqlite3_errcode(handle), message: String(cString: sqlite3_errmsg(handle)), place: place)
  }

  /// Tells SQLite to copy what it is given.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func bind(_ value: SQLValue, at index: Int32, of statement: OpaquePointer) {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          // Without a place for its bytes, a text would be NULL.
          let start = $0.baseAddress ?? UnsafePointer(bitPattern: 1)
          _ = sqlite3_bind_text(statement, index, start, Int32($0.count), Self.copied)
        }
      }
    case .blob(let data):
      data.withUnsafeBytes {
        if let start = $0.baseAddress, !$0.isEmpty {
          _ = sqlite3_bind_blob(statement, index, start, Int32($0.count), Self.copied)
        } else {
          _ = sqlite3_bind_zeroblob(statement, index, 0)
        }
      }
    }
  }

  private static func value(_ statement: OpaquePointer, _ index: Int32) -> SQLValue {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(statement, index)
      let count = Int(sqlite3_column_bytes(statement, index))
      let bytes = UnsafeBufferPointer(start: start, count: count)
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(statement, index) else { return .blob(Data()) }
      return .blob(Data(bytes: start, count: Int(sqlite3_column_bytes(statement, index))))
    default: return .null
    }
  }
}

/// Compares two texts as `String` does; bytes alone say that of ASCII.
private func compareLikeSwift(
  _: UnsafeMutableRawPointer?, _ leftCount: Int32, _ left: UnsafeRawPointer?, _ rightCount: Int32,
  _ right: UnsafeRawPointer?
) -> Int32 {
  let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
  let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
  if left.allSatisfy({ $0 < 0x80 }), right.allSatisfy({ $0 < 0x80 }) {
    return left.lexicographicallyPrecedes(right)
      ? -1 : left.count == right.count && left.elementsEqual(right) ? 0 : 1
  }
  let first = String(decoding: left, as: UTF8.self)
  let second = String(decoding: right, as: UTF8.self)
  return first < second ? -1 : first == second ? 0 : 1
}

extension String {
  /// The name in quotes, for SQL.
  var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
