import GalleryRooms

/// A store whose disk is full for a while.
actor FailingStore: DeviceStore {
  private let store = DeviceFile.inMemory()
  private var failures: Int

  /// Makes a store that fails so often before it keeps something.
  init(failures: Int) {
    self.failures = failures
  }

  nonisolated func contents() -> AsyncThrowingStream<StoredDevices, any Error> { store.contents() }
  func device(_ id: Device.ID) async throws -> Device? { try await store.device(id) }
  func removeDemoDevices() async throws { try await store.removeDemoDevices() }
  func didReadReport() async { await store.didReadReport() }

  func save(_ devices: [Device]) async throws {
    guard failures == 0 else {
      failures -= 1
      throw DeviceStoreError.noSpace(file: "devices.json")
    }
    try await store.save(devices)
  }
}
