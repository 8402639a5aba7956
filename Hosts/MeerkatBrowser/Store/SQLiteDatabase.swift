/// What SQLite has reported.
struct SQLiteError: Error {
  let reason: String
  /// Whether the file is no database, or one that was damaged.
  let isDamage: Bool
}

/// An SQLite database file, for one thread at a time.
final class SQLiteDatabase {
  /// A value in a statement or its result.
  enum Value {
    case integer(Int)
    case text(String)
    case bytes([UInt8])
  }

  /// A row of a statement's result.
  struct Row {
    var integers: [Int]
    var bytes: [UInt8]
  }

  private let library: SQLiteLibrary
  private var handle: SQLiteLibrary.Handle?
  private var statements: [String: SQLiteLibrary.Handle] = [:]

  /// Opens a file, and makes it where it isn't there.
  init(path: String, library: SQLiteLibrary) throws(SQLiteError) {
    self.library = library
    let result = library.open(path, &handle, SQLiteLibrary.openFlags, nil)
    // What is open is closed when this value goes.
    guard result == SQLiteLibrary.ok else { throw error(result) }
  }

  deinit {
    for statement in statements.values { _ = library.finalize(statement) }
    _ = library.close(handle)
  }

  /// How many rows the last statement has changed.
  var changes: Int { Int(library.changes(handle)) }

  /// Executes a statement, and gives its first row: an integer for each column but the last one, and the
  /// last one's bytes.
  @discardableResult
  func execute(_ sql: String, _ values: Value...) throws(SQLiteError) -> Row? {
    let statement = try prepared(sql)
    defer { _ = library.reset(statement) }
    for (index, value) in values.enumerated() {
      let result = bind(value, to: CInt(index + 1), of: statement)
      guard result == SQLiteLibrary.ok else { throw error(result) }
    }
    switch library.step(statement) {
    case SQLiteLibrary.row:
      return row(of: statement)
    case SQLiteLibrary.done: return nil
    case let result: throw error(result)
    }
  }

  private func row(of statement: SQLiteLibrary.Handle) -> Row {
    let last = library.columns(statement) - 1
    let bytes = library.bytes(statement, last).map { start in
      UnsafeRawBufferPointer(start: start, count: Int(library.byteCount(statement, last)))
    }
    return Row(
      integers: (0..<last).map { Int(library.integer(statement, $0)) },
      bytes: bytes.map(Array.init) ?? [])
  }

  /// Does all of something, or nothing.
  func transaction<Result>(_ body: () throws(SQLiteError) -> Result) throws(SQLiteError)
    -> Result
  {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      _ = try? execute("ROLLBACK")
      throw error
    }
  }

  private func prepared(_ sql: String) throws(SQLiteError) -> SQLiteLibrary.Handle {
    if let known = statements[sql] { return known }
    var statement: SQLiteLibrary.Handle?
    let result = library.prepare(handle, sql, -1, &statement, nil)
    guard result == SQLiteLibrary.ok, let statement else { throw error(result) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: Value, to index: CInt, of statement: SQLiteLibrary.Handle) -> CInt {
    switch value {
    case .integer(let integer): library.bindInteger(statement, index, Int64(integer))
    case .text(let text): library.bindText(statement, index, text, -1, SQLiteLibrary.transient)
    case .bytes(let bytes):
      library.bindBytes(statement, index, bytes, CInt(bytes.count), SQLiteLibrary.transient)
    }
  }

  private func error(_ result: CInt) -> SQLiteError {
    SQLiteError(
      reason: library.message(handle).map { String(cString: $0) } ?? "no memory",
      isDamage: result == SQLiteLibrary.corrupt || result == SQLiteLibrary.notADatabase)
  }
}
