import GalleryRooms

/// A store that never answers.
struct SilentStore: DeviceStore {
  func contents() -> AsyncThrowingStream<StoredDevices, any Error> {
    AsyncThrowingStream { _ in }
  }

  func device(_ id: Device.ID) async throws -> Device? {
    let never = AsyncStream<Never> { _ in }
    for await _ in never {}
    throw CancellationError()
  }

  func save(_ devices: [Device]) {}
  func removeDemoDevices() {}
  func didReadReport() {}
}
