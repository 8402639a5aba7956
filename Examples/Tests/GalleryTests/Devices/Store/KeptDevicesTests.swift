import Foundation
import GalleryRooms
import Testing

struct KeptDevicesTests {
  let store = DeviceFile.inMemory()

  @Test func whatIsKeptIsReadAgain() async throws {
    try await store.save([.door, .gate])
    #expect(try await store.device("LK-1") == .door)
    #expect(try await store.device("LK-2") == .gate)
    #expect(try await store.device("LK-3") == nil)
  }

  @Test func devicesAreReadByNameWhateverTheirCase() async throws {
    var devices = ["beta", "Alpha", "alpha", "Émile"].enumerated().map { number, name in
      var device = DemoDevices.make(number + 1, installed: .sample)[number]
      device.name = name
      return device
    }
    devices.shuffle()
    try await store.save(devices)
    #expect(try await store.devices().map(\.name) == ["Alpha", "alpha", "beta", "Émile"])
  }

  @Test func aDeviceThatIsInstalledAgainTakesItsOwnPlace() async throws {
    try await store.save([.door])
    var renamed = Device.door
    renamed.name = "Back door"
    renamed.battery = nil
    try await store.save([renamed])
    #expect(try await store.devices() == [renamed])
  }

  @Test func onlyDemoDevicesAreRemovedTogether() async throws {
    try await store.save([.door] + DemoDevices.make(3, installed: .sample))
    try await store.removeDemoDevices()
    #expect(try await store.devices() == [.door])
  }

  @Test func everyChangeIsHeardOf() async throws {
    var contents = store.contents().makeAsyncIterator()
    #expect(try await contents.next()?.devices == [])
    try await store.save([.door])
    #expect(try await contents.next()?.devices == [.door])
    try await store.save([.gate])
    #expect(try await contents.next()?.devices == [.door, .gate])
  }

  @Test func tenThousandDevicesAreKeptAtOnce() async throws {
    var contents = store.contents().makeAsyncIterator()
    #expect(try await contents.next()?.devices == [])
    let devices = DemoDevices.make(10_000, installed: .sample)
    try await store.save(devices)
    // There is no moment at which only some of them are there.
    #expect(try await contents.next()?.devices.count == 10_000)
    #expect(Set(devices.map(\.id)).count == 10_000)
    #expect(Set(devices.map(\.name)).count == 10_000)
  }
}
