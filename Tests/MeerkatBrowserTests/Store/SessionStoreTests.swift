import Foundation
import MeerkatBrowser
import MeerkatPostgres
import Testing

/// What every store promises, one case after the other, for each of them.
struct SessionStoreTests {
  private static let now = Date(timeIntervalSince1970: 1_000_000)

  /// A promise: it is kept when nothing is thrown and all expectations hold.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let body: @Sendable (any SessionStore) async throws -> Void

    init(_ claim: String, _ body: @escaping @Sendable (any SessionStore) async throws -> Void) {
      testDescription = claim
      self.body = body
    }
  }

  /// A record of a session that nobody else has.
  private static func record(_ letters: String = "state", lasting seconds: Double = 60)
    -> SessionRecord
  {
    SessionRecord(
      key: UUID().uuidString, generation: 0, expires: now + seconds, data: Array(letters.utf8))
  }

  static let cases = [
    Case("what is saved is loaded, by a new owner") { store in
      var record = record()
      #expect(try await store.save([record]) == [])
      let loaded = try await store.load(record.key, at: now)
      record.generation = 1
      record.loads = 1
      #expect(loaded == record)
    },
    Case("what was never saved isn't there") { store in
      let loaded = try await store.load("nobody", at: now)
      #expect(loaded == nil)
    },
    Case("the last state counts") { store in
      var record = record()
      _ = try await store.save([record])
      record.data = [0, 255, 39, 34, 92]
      record.expires += 5
      #expect(try await store.save([record]) == [])
      let loaded = try await store.load(record.key, at: now)
      #expect(loaded?.data == [0, 255, 39, 34, 92])
      #expect(loaded?.expires == record.expires)
    },
    Case("a former owner is refused, and its others are saved") { store in
      let (taken, own) = (record(), record("own"))
      _ = try await store.save([taken])
      _ = try await store.load(taken.key, at: now)
      #expect(try await store.save([taken, own]) == [taken.key])
      #expect(try await store.load(own.key, at: now)?.data == own.data)
    },
    Case("the new owner saves with its generation") { store in
      let record = record()
      _ = try await store.save([record])
      var loaded = try #require(try await store.load(record.key, at: now))
      loaded.data = [7]
      #expect(try await store.save([loaded]) == [])
      #expect(try await store.load(record.key, at: now)?.data == [7])
    },
    Case("loads are counted until the session is saved again") { store in
      let record = record()
      _ = try await store.save([record])
      _ = try await store.load(record.key, at: now)
      let second = try #require(try await store.load(record.key, at: now))
      #expect(second.loads == 2)
      _ = try await store.save([second])
      #expect(try await store.load(record.key, at: now)?.loads == 1)
    },
    Case("nothing is loaded from its last second on") { store in
      let record = record(lasting: 60)
      _ = try await store.save([record])
      #expect(try await store.load(record.key, at: now + 60) == nil)
      #expect(try await store.load(record.key, at: now + 59) != nil)
    },
    Case("what has expired is removed, and no more") { store in
      let (old, new) = (record(lasting: 1), record(lasting: 3))
      _ = try await store.save([old, new])
      try await store.removeExpired(at: now + 2)
      #expect(try await store.load(old.key, at: now) == nil)
      #expect(try await store.load(new.key, at: now) != nil)
    },
    Case("what is removed is gone, and may come back") { store in
      let (gone, other) = (record(), record())
      _ = try await store.save([gone, other])
      try await store.remove([gone.key, "nobody"])
      #expect(try await store.load(gone.key, at: now) == nil)
      #expect(try await store.load(other.key, at: now) != nil)
      #expect(try await store.save([gone]) == [])
    },
    Case("nothing to save is nothing") { store in
      #expect(try await store.save([]) == [])
      try await store.remove([])
    },
    Case("many are saved at once, and large ones") { store in
      let records = (0..<500).map { record(String(repeating: "x", count: $0 * 20)) }
      #expect(try await store.save(records) == [])
      let last = try #require(records.last)
      #expect(try await store.load(last.key, at: now)?.data == last.data)
    },
    Case("a key is a text and nothing else") { store in
      var record = record()
      record.key = #"a"b\c'd,{e}; DROP TABLE meerkat_sessions"#
      #expect(try await store.save([record]) == [])
      #expect(try await store.load(record.key, at: now)?.data == record.data)
      try await store.remove([record.key])
      #expect(try await store.load(record.key, at: now) == nil)
    },
  ]

  @Test(arguments: cases)
  func inMemory(promise: Case) async throws { try await promise.body(InMemorySessionStore()) }

  @Test(arguments: cases)
  func inAFile(promise: Case) async throws {
    try await TemporaryFile.with { path in
      try await promise.body(try SQLiteSessionStore(path: path))
    }
  }

  /// The gate's browser tests start a server and run these with it.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["MEERKAT_POSTGRES"] != nil), arguments: cases)
  func inPostgres(promise: Case) async throws {
    let place = ProcessInfo.processInfo.environment["MEERKAT_POSTGRES"] ?? ""
    try await promise.body(try PostgresSessionStore(place))
  }
}

/// What only one of them promises.
struct SessionStoreErrorTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  @Test func twoServersShareAFile() async throws {
    try await TemporaryFile.with { path in
      let (first, second) = (try SQLiteSessionStore(path: path), try SQLiteSessionStore(path: path))
      let record = SessionRecord(key: "a", generation: 0, expires: now + 60, data: [1])
      _ = try await first.save([record])
      #expect(try await second.load("a", at: now)?.data == [1])
      #expect(try await first.save([record]) == ["a"])
    }
  }

  @Test func onlyTheOwnerReadsTheFile() async throws {
    try await TemporaryFile.with { path in
      _ = try SQLiteSessionStore(path: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test(arguments: ["/no/such/folder/sessions", "/"])
  func aPlaceThatIsNoFileIsAnError(path: String) {
    #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(path: path) }
  }

  @Test func aFileOfSomethingElseIsAnError() async throws {
    try await TemporaryFile.with { path in
      try Data(repeating: 65, count: 8_192).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(path: path) }
      #expect(error?.description.contains("file is not a database") == true)
    }
  }

  @Test func whatExpiresFirstMakesRoom() async throws {
    let store = InMemorySessionStore(capacity: 10)
    let records = (0..<11).map {
      SessionRecord(key: "\($0)", generation: 0, expires: now + Double($0 + 1), data: [])
    }
    _ = await store.save(records)
    #expect(await store.load("0", at: now) == nil)
    #expect(await store.load("10", at: now) != nil)
  }

  @Test func aMalformedAddressOfADatabaseIsAnError() {
    let error = #expect(throws: SessionStoreError.self) { try PostgresSessionStore("postgres://[") }
    #expect(
      error?.description.hasPrefix("The address of the session database is malformed") == true)
  }

  @Test func aDatabaseThatIsNotThereIsAnError() async throws {
    let store = try PostgresSessionStore("postgres://nobody@127.0.0.1:1/none")
    let error = await #expect(throws: SessionStoreError.self) { try await store.load("a", at: now) }
    #expect(error?.description.contains("can't be reached") == true)
  }
}

/// The path of a file that isn't there yet, and is gone afterwards with all that lies beside it.
enum TemporaryFile {
  static func with<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.appending(path: "sessions.db").path())
  }
}
