package import Foundation
package import GRDB

/// Devices in a database: in a file, or in memory for tests.
package struct DeviceDatabase: DeviceStore {
  private let queue: DatabaseQueue
  private let file: String

  /// A database that nothing is left of when it goes.
  package static func inMemory() throws -> DeviceDatabase {
    try DeviceDatabase(DatabaseQueue(), file: ":memory:")
  }

  /// Opens a file, and makes it where there is none.
  ///
  /// The whole file is looked through first: damage that is found later would be found in the middle
  /// of something.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - configuration: How SQLite is to behave.
  /// - Throws: ``DeviceStoreError``; the file is closed then.
  package init(file url: URL, configuration: Configuration = Configuration()) throws {
    let file = url.lastPathComponent
    var configuration = configuration
    // Another program may be writing.
    configuration.busyMode = .timeout(5)
    do {
      let queue = try DatabaseQueue(
        path: url.path(percentEncoded: false), configuration: configuration)
      do {
        try self.init(queue, file: file)
      } catch {
        try? queue.close()
        throw error
      }
    } catch {
      throw DeviceStoreError(error, file: file)
    }
  }

  private init(_ queue: DatabaseQueue, file: String) throws {
    self.queue = queue
    self.file = file
    try check()
    try migrate()
  }

  func close() {
    try? queue.close()
  }

  private func check() throws {
    let report = try queue.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
    guard report == ["ok"] else { throw DeviceStoreError.damaged(file: file) }
    // Tables of somebody else: a migration would write among them before it fails.
    guard try queue.read(Self.isOurs) else { throw DeviceStoreError.damaged(file: file) }
    guard try !queue.read(Self.migrator.hasBeenSuperseded) else {
      throw DeviceStoreError.newer(file: file)
    }
  }

  private static func isOurs(_ database: Database) throws -> Bool {
    let isEmpty = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") == 0
    return try isEmpty || database.tableExists("grdb_migrations")
  }

  private func migrate() throws {
    do {
      try Self.migrator.migrate(queue)
      _ = try queue.read { try Device.fetchCursor($0).forEach { _ in } }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      // The tables are not those that the file says it has.
      throw DeviceStoreError.damaged(file: file)
    }
  }
}

extension DeviceDatabase {
  package func contents() -> AsyncThrowingStream<StoredDevices, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = ValueObservation.trackingConstantRegion { try Device.byName.fetchAll($0) }
      let observer = observation.start(in: queue, scheduling: .task) { error in
        continuation.finish(throwing: DeviceStoreError(error, file: file))
      } onChange: { devices in
        continuation.yield(StoredDevices(devices: devices))
      }
      continuation.onTermination = { _ in observer.cancel() }
    }
  }

  package func device(_ id: Device.ID) async throws -> Device? {
    try await explaining {
      try await queue.read { try Device.fetchOne($0, key: id) }
    }
  }

  package func save(_ devices: [Device]) async throws {
    try await explaining {
      try await queue.write { database in
        for device in devices { try device.insert(database, onConflict: .replace) }
      }
    }
  }

  package func removeDemoDevices() async throws {
    try await explaining {
      _ = try await queue.write { try Device.demo.deleteAll($0) }
    }
  }

  package func didReadReport() {}

  private func explaining<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw DeviceStoreError(error, file: file)
    }
  }
}
