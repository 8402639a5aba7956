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
  private let path: String
  private var handle: SQLiteLibrary.Handle?
  private var statements: [String: SQLiteLibrary.Handle] = [:]

  /// Opens a file, and makes it where it isn't there.
  init(path: String, library: SQLiteLibrary) throws(SessionStoreError) {
    self.library = library
    self.path = path
    guard library.open(path, &handle, SQLiteLibrary.openFlags, nil) == SQLiteLibrary.ok else {
      let error = self.error
      _ = library.close(handle)
      throw error
    }
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
  func execute(_ sql: String, _ values: Value...) throws(SessionStoreError) -> Row? {
    let statement = try prepared(sql)
    defer { _ = library.reset(statement) }
    for (index, value) in values.enumerated() {
      guard bind(value, to: CInt(index + 1), of: statement) == SQLiteLibrary.ok else { throw error }
    }
    switch library.step(statement) {
    case SQLiteLibrary.row:
      return row(of: statement)
    case SQLiteLibrary.done: return nil
    default: throw error
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
  func transaction<Result>(_ body: () throws(SessionStoreError) -> Result) throws(SessionStoreError)
    -> Result
  {
    try execute("BEGIN IMMEDIATE")
    do throws(SessionStoreError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      _ = try? execute("ROLLBACK")
      throw error
    }
  }

  private func prepared(_ sql: String) throws(SessionStoreError) -> SQLiteLibrary.Handle {
    if let known = statements[sql] { return known }
    var statement: SQLiteLibrary.Handle?
    let result = library.prepare(handle, sql, -1, &statement, nil)
    guard result == SQLiteLibrary.ok, let statement else { throw error }
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

  private var error: SessionStoreError {
    let reason = library.message(handle).map { String(cString: $0) } ?? "no memory"
    return SessionStoreError(
      "The session file, \(path), can't be used: \(reason). Check --keep and the file's permissions."
    )
  }
}
