import Foundation
import GalleryRooms

/// A store on a full disk.
struct BrokenStore: DeviceStore {
  static let error = DeviceStoreError.noSpace(file: "devices.sqlite")

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
        StoredDevices(devices: [], setAside: URL(filePath: "/data/old.sqlite")))
      continuation.finish()
    }
  }

  func device(_ id: Device.ID) -> Device? { nil }
  func save(_ devices: [Device]) {}
  func removeDemoDevices() {}
  func didReadReport() { isRead = true }
}
