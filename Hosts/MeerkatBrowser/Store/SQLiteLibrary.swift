import Foundation

/// The system's SQLite, loaded when needed.
///
/// An app that keeps nothing in a file needs neither its headers to build nor the library to run.
/// The functions and numbers are those of SQLite's C interface, which has kept them since 2004.
struct SQLiteLibrary: Sendable {
  typealias Handle = OpaquePointer

  let open:
    @convention(c) @Sendable (
      UnsafePointer<CChar>?, UnsafeMutablePointer<Handle?>?, CInt, UnsafePointer<CChar>?
    ) -> CInt
  let close: @convention(c) @Sendable (Handle?) -> CInt
  let message: @convention(c) @Sendable (Handle?) -> UnsafePointer<CChar>?
  let changes: @convention(c) @Sendable (Handle?) -> CInt
  let prepare:
    @convention(c) @Sendable (
      Handle?, UnsafePointer<CChar>?, CInt, UnsafeMutablePointer<Handle?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> CInt
  let step: @convention(c) @Sendable (Handle?) -> CInt
  let reset: @convention(c) @Sendable (Handle?) -> CInt
  let finalize: @convention(c) @Sendable (Handle?) -> CInt
  let bindInteger: @convention(c) @Sendable (Handle?, CInt, Int64) -> CInt
  let bindText:
    @convention(c) @Sendable (Handle?, CInt, UnsafePointer<CChar>?, CInt, OpaquePointer?) -> CInt
  let bindBytes:
    @convention(c) @Sendable (Handle?, CInt, UnsafeRawPointer?, CInt, OpaquePointer?) -> CInt
  let columns: @convention(c) @Sendable (Handle?) -> CInt
  let integer: @convention(c) @Sendable (Handle?, CInt) -> Int64
  let bytes: @convention(c) @Sendable (Handle?, CInt) -> UnsafeRawPointer?
  let byteCount: @convention(c) @Sendable (Handle?, CInt) -> CInt

  static let ok: CInt = 0
  static let corrupt: CInt = 11
  static let notADatabase: CInt = 26
  static let row: CInt = 100
  static let done: CInt = 101
  /// To read and write, made where it isn't there.
  static let openFlags: CInt = 0x2 | 0x4
  /// The constant that makes SQLite copy bound values: `SQLITE_TRANSIENT`.
  static var transient: OpaquePointer? { OpaquePointer(bitPattern: -1) }

  #if canImport(Darwin)
    private static let names = ["libsqlite3.dylib"]
  #else
    private static let names = ["libsqlite3.so.0", "libsqlite3.so"]
  #endif

  /// Finds the library.
  init() throws(SessionStoreError) {
    let found = Self.names.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
    guard let found else {
      throw SessionStoreError(
        "Sessions are kept in a file by SQLite, which isn't on this machine: install libsqlite3-0.")
    }
    func function<Function>(_ name: String, as: Function.Type = Function.self)
      throws(SessionStoreError) -> Function
    {
      guard let symbol = dlsym(found, "sqlite3_" + name) else {
        throw SessionStoreError(
          "This machine's SQLite has no sqlite3_\(name): install a newer one.")
      }
      // A function of C and a pointer to it are the same word.
      return unsafeBitCast(symbol, to: Function.self)
    }
    open = try function("open_v2")
    close = try function("close_v2")
    message = try function("errmsg")
    changes = try function("changes")
    prepare = try function("prepare_v2")
    step = try function("step")
    reset = try function("reset")
    finalize = try function("finalize")
    bindInteger = try function("bind_int64")
    bindText = try function("bind_text")
    bindBytes = try function("bind_blob")
    columns = try function("column_count")
    integer = try function("column_int64")
    bytes = try function("column_blob")
    byteCount = try function("column_bytes")
  }
}
