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
    // Each has an origin of its own: stores that several tests share make room for each by itself.
    SessionRecord(
      key: UUID().uuidString, generation: 0, origin: .random(in: 0...Int(UInt32.max)),
      expires: now + seconds, data: Array(letters.utf8))
  }

  static let cases = [
    Case("what is saved is loaded, by a new owner") { store in
      var record = record()
      #expect(try await store.save([record]) == [])
      let loaded = try await store.load(record.key, at: now)
      record.generation = 1
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
    Case("how many servers have tried a session is saved with it") { store in
      var record = record()
      record.trials = 2
      _ = try await store.save([record])
      #expect(try await store.load(record.key, at: now)?.trials == 2)
    },
    Case("a record that was put back from a backup is replaced") { store in
      let old = record()
      _ = try await store.save([old])
      var new = try #require(try await store.load(old.key, at: now))
      try await store.remove([old.key])
      _ = try await store.save([old])
      new.data = [7]
      #expect(try await store.save([new]) == [])
      let loaded = try await store.load(old.key, at: now)
      #expect(loaded?.data == [7] && loaded?.generation == 2)
    },
    Case("of an address with more than its share the largest goes that was left longest ago") {
      store in
      let letters = String(repeating: "x", count: 8_000)
      var records = [
        record(letters, lasting: 100_000), record(letters, lasting: 1_000), record("", lasting: 5),
        record(letters, lasting: 10),
      ]
      for index in 1..<4 { records[index].origin = records[0].origin }
      let other = record(letters, lasting: 100)
      _ = try await store.save(records + [other])
      let limits = SessionLimits(bytes: .max, bytesPerAddress: 20_000)
      _ = try await store.makeRoom(within: limits, at: now)
      for (record, isThere) in zip(records + [other], [true, true, true, false, true]) {
        let loaded = try await store.load(record.key, at: now)
        #expect((loaded != nil) == isThere)
      }
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
      record.key += #"a"b\c'd,{e}; DROP TABLE meerkat_sessions"#
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

  /// What may become of a file.
  struct Damage: CustomTestStringConvertible {
    let testDescription: String
    let damaged: @Sendable (Data) -> Data
  }

  static let damages = [
    Damage(testDescription: "something else") { _ in Data(repeating: 65, count: 8_192) },
    Damage(testDescription: "cut off") { $0.prefix($0.count / 2) },
    Damage(testDescription: "with other bytes inside") { file in
      var file = file
      for page in stride(from: 4_096, to: file.count, by: 4_096) {
        file.replaceSubrange(page..<page + 16, with: Data(repeating: 0xA5, count: 16))
      }
      return file
    },
    Damage(testDescription: "with a table of others") { file in
      // The names of columns are text in the file.
      var file = file
      while let range = file.range(of: Data("generation".utf8)) {
        file.replaceSubrange(range, with: Data("generatiom".utf8))
      }
      return file
    },
  ]

  @Test(arguments: damages)
  func aDamagedFileIsMovedAside(damage: Damage) async throws {
    try await TemporaryFile.with { path in
      let file = URL(fileURLWithPath: path)
      let store = try SQLiteSessionStore(path: path)
      let records = (0..<200).map {
        SessionRecord(
          key: "\($0)", generation: 0, expires: now + 60, data: Array(repeating: 1, count: 500))
      }
      _ = try await store.save(records)
      await store.close()
      // A new file, so that the open one stays as it is.
      let damaged = damage.damaged(try Data(contentsOf: file))
      try FileManager.default.removeItem(at: file)
      for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
      try damaged.write(to: file)
      let log = LogRecorder()
      let next = try SQLiteSessionStore(path: path, logger: log.logger)
      #expect(log.lines.count == 1)
      #expect(log.lines.first?.contains("is damaged") == true)
      #expect(try Data(contentsOf: file.appendingPathExtension("damaged")) == damaged)
      _ = try await next.save(records)
      #expect(try await next.load("7", at: now)?.data.count == 500)
    }
  }

  @Test func aFileThatIsInOrderStays() async throws {
    try await TemporaryFile.with { path in
      let log = LogRecorder()
      for _ in 0..<2 { _ = try SQLiteSessionStore(path: path, logger: log.logger) }
      #expect(log.lines == [])
      #expect(!FileManager.default.fileExists(atPath: path + ".damaged"))
    }
  }

  @Test func aCopyOfTheFileIsComplete() async throws {
    try await TemporaryFile.with { path in
      let store = try SQLiteSessionStore(path: path)
      _ = try await store.save([
        SessionRecord(key: "a", generation: 0, expires: now + 60, data: [1])
      ])
      await store.close()
      try FileManager.default.copyItem(atPath: path, toPath: path + ".copy")
      let copy = try SQLiteSessionStore(path: path + ".copy")
      #expect(try await copy.load("a", at: now)?.data == [1])
    }
  }

  @Test(arguments: [false, true])
  func thereIsRoomForSoManyBytes(isInAFile: Bool) async throws {
    try await TemporaryFile.with { path in
      let store: any SessionStore =
        isInAFile ? try SQLiteSessionStore(path: path) : InMemorySessionStore()
      let records = (0..<100).map {
        SessionRecord(
          key: "\($0)", generation: 0, origin: $0, expires: now + Double($0 + 1), data: [])
      }
      _ = try await store.save(records)
      let size = try #require(records.first?.size)
      let usage = try await store.makeRoom(within: SessionLimits(bytes: 80 * size), at: now)
      #expect(usage == SessionUsage(bytes: 70 * size, removed: 30))
      #expect(try await store.load("29", at: now) == nil)
      #expect(try await store.load("30", at: now) != nil)
    }
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
