import ClockSupport
import GalleryRooms

extension DevicesServices {
  /// Services that do what a test says, and keep devices in memory.
  @MainActor
  static func scripted(
    store: (any DeviceStore)? = nil, discovery: any DeviceDiscovery = ScriptedDiscovery(),
    authentication: (any DeviceAuthentication)? = nil, devices: [Device] = [],
    clock: any Clock<Duration> = ManualClock()
  ) async throws -> DevicesServices {
    let store = store ?? DeviceFile.inMemory()
    if !devices.isEmpty { try await store.save(devices) }
    return DevicesServices(
      store: store, discovery: discovery,
      authentication: authentication ?? ScriptedAuthentication(), clock: clock, now: { .sample })
  }
}

extension DeviceStore {
  /// The devices that are kept now.
  func devices() async throws -> [Device] {
    for try await contents in contents() { return contents.devices }
    return []
  }
}

extension GalleryServices {
  /// Services of which only those for devices are used.
  @MainActor
  static func scripted(_ devices: DevicesServices? = nil) async throws -> GalleryServices {
    let devices = if let devices { devices } else { try await DevicesServices.scripted() }
    // The others start no server before somebody asks them.
    let others = GalleryServices()
    return GalleryServices(courses: others.courses, devices: devices, errors: others.errors)
  }
}
