package import Foundation
package import GRDB

/// Devices in a file that is opened when it is first needed, and again after it could not be.
///
/// A damaged file is set aside and replaced by a new one. One value is shared by all windows of an
/// app, so that each hears of the changes of the others.
package actor DeviceFile: DeviceStore {
  /// The file; nil for a database in memory.
  private let url: URL?
  private let configuration: Configuration
  private let now: @Sendable () -> Date
  private var opened: DeviceDatabase?
  private var setAside: URL?

  /// A store that nothing is left of when it goes.
  package static func inMemory() -> DeviceFile {
    DeviceFile(nil)
  }

  /// Creates a store; the file is not touched yet.
  ///
  /// - Parameters:
  ///   - url: The file; the folders around it are made. Without one, devices are kept in memory.
  ///   - configuration: How SQLite is to behave.
  ///   - now: What time it is.
  package init(
    _ url: URL?, configuration: Configuration = Configuration(),
    now: @escaping @Sendable () -> Date = Date.init
  ) {
    self.url = url
    self.configuration = configuration
    self.now = now
  }

  package nonisolated func contents() -> AsyncThrowingStream<StoredDevices, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let reading = Task {
        do {
          try await self.withDatabase { database in
            for try await contents in database.contents() {
              continuation.yield(await self.reporting(contents))
            }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in reading.cancel() }
    }
  }

  package func device(_ id: Device.ID) async throws -> Device? {
    try await withDatabase { try await $0.device(id) }
  }

  package func save(_ devices: [Device]) async throws {
    try await withDatabase { try await $0.save(devices) }
  }

  package func removeDemoDevices() async throws {
    try await withDatabase { try await $0.removeDemoDevices() }
  }

  package func didReadReport() {
    setAside = nil
  }

  /// Lets go of the file until it is needed again.
  package func close() {
    opened?.close()
    opened = nil
  }

  private func reporting(_ contents: StoredDevices) -> StoredDevices {
    StoredDevices(devices: contents.devices, setAside: setAside)
  }
}

extension DeviceFile {
  private func withDatabase<Value: Sendable>(
    _ work: @Sendable (DeviceDatabase) async throws -> Value
  ) async throws -> Value {
    let database = try database()
    do {
      return try await work(database)
    } catch DeviceStoreError.damaged(let file) {
      // The next attempt opens the file anew, and finds the damage before anything else.
      close()
      throw DeviceStoreError.damaged(file: file)
    }
  }

  private func database() throws -> DeviceDatabase {
    if let opened { return opened }
    let database = try url.map(open) ?? DeviceDatabase.inMemory()
    opened = database
    return database
  }

  private func open(_ url: URL) throws -> DeviceDatabase {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      return try openOrReplace(url)
    } catch {
      throw DeviceStoreError(error, file: url.lastPathComponent)
    }
  }

  private func openOrReplace(_ url: URL) throws -> DeviceDatabase {
    do {
      return try DeviceDatabase(file: url, configuration: configuration)
    } catch DeviceStoreError.damaged {
      setAside = try SettingAside.move(url, at: now())
      return try DeviceDatabase(file: url, configuration: configuration)
    }
  }
}
