package import Foundation

/// Devices in a file, which is read when it is first needed and written as a whole.
///
/// A damaged file is set aside and replaced by a new one. One value is shared by all windows of an
/// app, so that each hears of the changes of the others.
package actor DeviceFile: DeviceStore {
  private typealias Reader = AsyncThrowingStream<StoredDevices, any Error>.Continuation

  /// The file; nil where devices are kept in memory.
  private let url: URL?
  private let now: @Sendable () -> Date
  /// The devices by name; nil until the file has been read.
  private var devices: [Device]?
  private var setAside: URL?
  private var readers: [UUID: Reader] = [:]

  /// A store that nothing is left of when it goes.
  package static func inMemory() -> DeviceFile {
    DeviceFile(nil)
  }

  /// Creates a store; the file is not touched yet.
  ///
  /// - Parameters:
  ///   - url: The file; the folders around it are made. Without one, devices are kept in memory.
  ///   - now: What time it is.
  package init(_ url: URL?, now: @escaping @Sendable () -> Date = Date.init) {
    self.url = url
    self.now = now
  }

  package nonisolated func contents() -> AsyncThrowingStream<StoredDevices, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { reader in
      let id = UUID()
      reader.onTermination = { _ in Task { await self.remove(id) } }
      Task { await self.add(reader, id) }
    }
  }

  package func device(_ id: Device.ID) throws -> Device? {
    try read().first { $0.id == id }
  }

  package func save(_ devices: [Device]) throws {
    let saved = Dictionary((try read() + devices).map { ($0.id, $0) }) { $1 }
    try keep(
      saved.values.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) })
  }

  package func removeDemoDevices() throws {
    try keep(read().filter { !$0.isDemo })
  }

  package func didReadReport() {
    setAside = nil
  }
}

extension DeviceFile {
  private func add(_ reader: Reader, _ id: UUID) {
    do {
      let contents = StoredDevices(devices: try read(), setAside: setAside)
      // A reader that has gone meanwhile would stay for ever.
      if case .terminated = reader.yield(contents) { return }
      readers[id] = reader
    } catch {
      reader.finish(throwing: error)
    }
  }

  private func remove(_ id: UUID) {
    readers[id] = nil
  }

  private func read() throws -> [Device] {
    if let devices { return devices }
    let found = try url.map { url in try explaining(url) { try open(url) } } ?? []
    devices = found
    return found
  }

  private func open(_ url: URL) throws -> [Device] {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    do {
      return try KeptList<Device>(Data(contentsOf: url)).items
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return []
    } catch KeptListError.damaged {
      setAside = try SettingAside.move(url, at: now())
      try KeptList<Device>([]).data().write(to: url, options: .atomic)
      return []
    }
  }

  /// Writes the file, and tells all readers once that has succeeded.
  private func keep(_ changed: [Device]) throws {
    if let url {
      let data = try KeptList(changed).data()
      // After a cancelled save, the file stays as it is.
      try Task.checkCancellation()
      try explaining(url) { try data.write(to: url, options: .atomic) }
    }
    devices = changed
    let contents = StoredDevices(devices: changed, setAside: setAside)
    for reader in readers.values { reader.yield(contents) }
  }

  private func explaining<Value>(_ url: URL, _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      throw DeviceStoreError(error, file: url.lastPathComponent)
    }
  }
}

extension Device: Kept {
  static var listName: String { "devices" }
}
