/// A value in a column of a table.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// A type whose values have a column of their own kind.
protocol SQLConvertible {
  /// The kind of the column, in SQL.
  static var column: String { get }

  /// How SQL orders the values like Swift; nil if it doesn't.
  static var collation: String? { get }

  /// Whether two values are equal if their columns are.
  static var isExact: Bool { get }

  /// What a column without a readable value stands for.
  static var empty: Self { get }

  var sql: SQLValue { get }

  /// The value in a column; nil if it is of another kind.
  init?(sql: SQLValue)
}

extension SQLConvertible {
  static var collation: String? { nil }
  static var isExact: Bool { true }
}

extension SQLConvertible where Self: FixedWidthInteger {
  static var column: String { "INTEGER" }
  static var collation: String? { Self.max.bitWidth - Self.max.leadingZeroBitCount < 64 ? "" : nil }
  static var empty: Self { 0 }
  var sql: SQLValue { .integer(Int64(truncatingIfNeeded: self)) }

  init?(sql: SQLValue) {
    guard case .integer(let number) = sql else { return nil }
    self.init(truncatingIfNeeded: number)
  }
}

extension Int: SQLConvertible {}
extension Int8: SQLConvertible {}
extension Int16: SQLConvertible {}
extension Int32: SQLConvertible {}
extension Int64: SQLConvertible {}
extension UInt: SQLConvertible {}
extension UInt8: SQLConvertible {}
extension UInt16: SQLConvertible {}
extension UInt32: SQLConvertible {}
extension UInt64: SQLConvertible {}

extension Bool: SQLConvertible {
  static var column: String { "INTEGER" }
  static var empty: Bool { false }
  var sql: SQLValue { .integer(self ? 1 : 0) }

  init?(sql: SQLValue) {
    guard case .integer(let number) = sql else { return nil }
    self = number != 0
  }
}

extension Double: SQLConvertible {
  static var column: String { "REAL" }
  static var collation: String? { "" }
  static var empty: Double { 0 }
  // SQLite has no number that is none: it would keep NULL.
  var sql: SQLValue { isNaN ? .text("nan") : .real(self) }

  init?(sql: SQLValue) {
    switch sql {
    case .real(let number): self = number
    case .integer(let number): self = Double(number)
    case .text("nan"): self = .nan
    default: return nil
    }
  }
}

extension Float: SQLConvertible {
  static var column: String { "REAL" }
  static var collation: String? { "" }
  static var empty: Float { 0 }
  var sql: SQLValue { Double(self).sql }

  init?(sql: SQLValue) {
    guard let number = Double(sql: sql) else { return nil }
    self.init(number)
  }
}

extension String: SQLConvertible {
  static var column: String { "TEXT" }
  static var collation: String? { "COLLATE SWIFT" }
  static var empty: String { "" }
  var sql: SQLValue { .text(self) }

  init?(sql: SQLValue) {
    guard case .text(let text) = sql else { return nil }
    self = text
  }
}

extension Data: SQLConvertible {
  static var column: String { "BLOB" }
  static var empty: Data { Data() }
  var sql: SQLValue { .blob(self) }

  init?(sql: SQLValue) {
    guard case .blob(let data) = sql else { return nil }
    self = data
  }
}

/// In seconds since 2001, as Core Data has it.
extension Date: SQLConvertible {
  static var column: String { "REAL" }
  static var collation: String? { "" }
  static var empty: Date { Date(timeIntervalSinceReferenceDate: 0) }
  var sql: SQLValue { .real(timeIntervalSinceReferenceDate) }

  init?(sql: SQLValue) {
    guard let seconds = Double(sql: sql) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension UUID: SQLConvertible {
  static var column: String { "TEXT" }
  static var empty: UUID { UUID(uuid: noBytes) }
  var sql: SQLValue { .text(uuidString) }

  init?(sql: SQLValue) {
    guard case .text(let text) = sql else { return nil }
    self.init(uuidString: text)
  }
}

extension URL: SQLConvertible {
  static var isExact: Bool { false }
  static var column: String { "TEXT" }
  static var empty: URL { URL(filePath: "/") }
  var sql: SQLValue { .text(absoluteString) }

  init?(sql: SQLValue) {
    guard case .text(let text) = sql else { return nil }
    self.init(string: text)
  }
}

/// The 16 bytes of a UUID that stands for none.
private let noBytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
