import Foundation
import GalleryRooms
import Testing

/// A damaged file is set aside, reported and replaced, and nothing is ever written over it.
struct DamagedFileTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("devices.json")
  }

  func store() -> DeviceFile { DeviceFile(url, now: { .sample }) }

  /// The first contents that a store gives.
  func contents(of store: DeviceFile) async throws -> StoredDevices? {
    for try await contents in store.contents() { return contents }
    return nil
  }

  static let setAside = "devices damaged 2026-11-21 182033.json"

  enum Damage: CaseIterable {
    case empty, text, shortened, overwritten, otherContents, missingDevices, noDevice, twice
    case strangeValue, strangeKind
  }

  /// A whole file with five hundred devices, of which nothing is left but its damage.
  func inflict(_ damage: Damage) async throws {
    try await store().save(DemoDevices.make(500, installed: .sample))
    var data = try Data(contentsOf: url)
    switch damage {
    case .empty: data = Data()
    case .text: data = Data("These are no devices.".utf8)
    case .shortened: data = data.prefix(30_000)
    case .overwritten:
      data.replaceSubrange(4_096..<20_480, with: Data(repeating: 0xA5, count: 16_384))
    case .otherContents: data = Data(#"{"todos": []}"#.utf8)
    case .missingDevices: data = Data(#"{"version": 1}"#.utf8)
    case .noDevice: data = Data(#"{"version": 1, "devices": [{"id": "LK-1"}]}"#.utf8)
    case .twice: try replace(#""demo-7""#, by: #""demo-8""#, in: &data)
    case .strangeValue: try replace(#""unlocked""#, by: #""molten""#, in: &data)
    case .strangeKind: try replace(#""Acorn House, door 0007""#, by: "7", in: &data)
    }
    try data.write(to: url)
  }

  func replace(_ text: String, by other: String, in data: inout Data) throws {
    let place = try #require(data.range(of: Data(text.utf8)))
    data.replaceSubrange(place, with: Data(other.utf8))
  }

  @Test(
    "It is set aside as it was, reported, and replaced", arguments: Damage.allCases)
  func setAside(damage: Damage) async throws {
    try await inflict(damage)
    let damaged = try Data(contentsOf: url)
    let store = store()
    let contents = try await contents(of: store)
    #expect(contents?.devices == [])
    #expect(contents?.setAside?.lastPathComponent == Self.setAside)
    #expect(try Data(contentsOf: folder.file(Self.setAside)) == damaged)
    #expect(try await self.store().devices() == [])
    try await store.save([.door])
    #expect(try await self.store().devices() == [.door])
  }

  @Test func aSecondDamagedFileDoesNotTakeThePlaceOfTheFirst() async throws {
    var texts: [Data] = []
    for number in 1...3 {
      let text = Data("Damaged file number \(number).".utf8)
      texts.append(text)
      try text.write(to: url)
      #expect(try await contents(of: store())?.devices == [])
    }
    let names = [
      "devices damaged 2026-11-21 182033 2.json", "devices damaged 2026-11-21 182033 3.json",
      Self.setAside,
    ]
    #expect(try folder.names == names + ["devices.json"])
    #expect(try Data(contentsOf: folder.file(Self.setAside)) == texts[0])
    #expect(try Data(contentsOf: folder.file(names[0])) == texts[1])
    #expect(try Data(contentsOf: folder.file(names[1])) == texts[2])
  }

  @Test func theReportIsGoneOnceItWasRead() async throws {
    try await inflict(.text)
    let store = store()
    #expect(try await contents(of: store)?.setAside != nil)
    await store.didReadReport()
    #expect(try await contents(of: store)?.setAside == nil)
  }

  @Test func aFileThatIsWholeIsNotTouched() async throws {
    try await store().save(DemoDevices.make(500, installed: .sample))
    let before = try Data(contentsOf: url)
    let contents = try await contents(of: store())
    #expect(contents?.setAside == nil)
    #expect(contents?.devices.count == 500)
    #expect(try Data(contentsOf: url) == before)
    #expect(try folder.names == ["devices.json"])
  }
}
