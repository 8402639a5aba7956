import GalleryRooms

/// A store whose disk is full once.
actor FailingOnceStore: DeviceStore {
  private let store = DeviceFile.inMemory()
  private var hasFailed = false

  nonisolated func contents() -> AsyncThrowingStream<StoredDevices, any Error> { store.contents() }
  func device(_ id: Device.ID) async throws -> Device? { try await store.device(id) }
  func removeDemoDevices() async throws { try await store.removeDemoDevices() }
  func didReadReport() async { await store.didReadReport() }

  func save(_ devices: [Device]) async throws {
    guard hasFailed else {
      hasFailed = true
      throw DeviceStoreError.noSpace(file: "devices.sqlite")
    }
    try await store.save(devices)
  }
}
