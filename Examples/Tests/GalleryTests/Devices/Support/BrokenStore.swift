import Foundation
import GalleryRooms

/// A store on a full disk.
struct BrokenStore: DeviceStore {
  static let error = DeviceStoreError.noSpace(file: "devices.json")

  func contents() -> AsyncThrowingStream<StoredDevices, any Error> {
    AsyncThrowingStream { throw Self.error }
  }

  func device(_ id: Device.ID) throws -> Device? { throw Self.error }
  func save(_ devices: [Device]) throws { throw Self.error }
  func removeDemoDevices() throws { throw Self.error }
  func didReadReport() {}
}

/// A store that had to set a damaged file aside.
actor ReportingStore: DeviceStore {
  private(set) var isRead = false

  nonisolated func contents() -> AsyncThrowingStream<StoredDevices, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(
        StoredDevices(devices: [], setAside: URL(filePath: "/data/old.json")))
      continuation.finish()
    }
  }

  func device(_ id: Device.ID) -> Device? { nil }
  func save(_ devices: [Device]) {}
  func removeDemoDevices() {}
  func didReadReport() { isRead = true }
}

/// An empty store that takes for ever to save, until nobody waits any more.
actor SlowStore: DeviceStore {
  private(set) var cancelled = 0

  nonisolated func contents() -> AsyncThrowingStream<StoredDevices, any Error> {
    AsyncThrowingStream { $0.yield(StoredDevices(devices: [])) }
  }

  func save(_ devices: [Device]) async throws {
    let never = AsyncStream<Never> { _ in }
    for await _ in never {}
    cancelled += 1
    try Task.checkCancellation()
  }

  func device(_ id: Device.ID) -> Device? { nil }
  func removeDemoDevices() {}
  func didReadReport() {}
}
