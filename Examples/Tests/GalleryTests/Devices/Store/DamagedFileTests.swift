import Foundation
import GRDB
import GalleryRooms
import Testing

/// A damaged file is set aside, reported and replaced, and nothing is ever written over it.
struct DamagedFileTests {
  let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("devices.sqlite")
  }

  func store() -> DeviceFile { DeviceFile(url, now: { .sample }) }

  /// A whole file with five hundred devices.
  func writeWholeFile() async throws {
    let store = store()
    try await store.save(DemoDevices.make(500, installed: .sample))
    await store.close()
  }

  /// The first contents that a store gives.
  func contents(of store: DeviceFile) async throws -> StoredDevices? {
    for try await contents in store.contents() { return contents }
    return nil
  }

  static let setAside = "devices damaged 2026-11-21 182033.sqlite"

  enum Damage: CaseIterable {
    case text, shortened, overwritten, otherTables, missingTable, strangeValue
    case strangeKind
  }

  func inflict(_ damage: Damage) async throws {
    switch damage {
    case .text: try Data("This is no database, and it is long enough.".utf8).write(to: url)
    case .shortened:
      try await writeWholeFile()
      try Data(contentsOf: url).prefix(30_000).write(to: url)
    case .overwritten:
      try await writeWholeFile()
      var data = try Data(contentsOf: url)
      data.replaceSubrange(4_096..<20_480, with: Data(repeating: 0xA5, count: 16_384))
      try data.write(to: url)
    case .otherTables: try execute("CREATE TABLE device (number INTEGER)")
    case .missingTable:
      try await writeWholeFile()
      try execute("DROP TABLE device")
    case .strangeValue:
      try await writeWholeFile()
      try execute("UPDATE device SET state = 'molten' WHERE id = 'demo-400'")
    case .strangeKind:
      try await writeWholeFile()
      try execute("UPDATE device SET name = x'00ff' WHERE id = 'demo-7'")
    }
  }

  func execute(_ sql: String) throws {
    let queue = try DatabaseQueue(path: url.path(percentEncoded: false))
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
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
    try await store.save([.door])
    #expect(try await self.store().devices() == [.door])
  }

  @Test func aSecondDamagedFileDoesNotTakeThePlaceOfTheFirst() async throws {
    var texts: [Data] = []
    for number in 1...3 {
      let text = Data("Damaged file number \(number), long enough to be read.".utf8)
      texts.append(text)
      try text.write(to: url)
      let store = store()
      #expect(try await contents(of: store)?.devices == [])
      await store.close()
    }
    let names = [
      "devices damaged 2026-11-21 182033 2.sqlite", "devices damaged 2026-11-21 182033 3.sqlite",
      Self.setAside,
    ]
    #expect(try folder.names == names + ["devices.sqlite"])
    #expect(try Data(contentsOf: folder.file(Self.setAside)) == texts[0])
    #expect(try Data(contentsOf: folder.file(names[0])) == texts[1])
    #expect(try Data(contentsOf: folder.file(names[1])) == texts[2])
  }

  @Test(
    "What belongs to it goes with it, and takes nothing's place",
    arguments: ["-journal", "-wal", "-shm"])
  func companions(ending: String) throws {
    try Data("damaged".utf8).write(to: url)
    try Data("companion".utf8).write(to: folder.file("devices.sqlite" + ending))
    try Data("earlier".utf8).write(to: folder.file(Self.setAside + ending))
    let moved = try SettingAside.move(url, at: .sample)
    let name = "devices damaged 2026-11-21 182033 2.sqlite"
    #expect(moved.lastPathComponent == name)
    #expect(try folder.names == [name, name + ending, Self.setAside + ending])
    #expect(try Data(contentsOf: folder.file(name + ending)) == Data("companion".utf8))
  }

  @Test func theReportIsGoneOnceItWasRead() async throws {
    try await inflict(.text)
    let store = store()
    #expect(try await contents(of: store)?.setAside != nil)
    await store.didReadReport()
    #expect(try await contents(of: store)?.setAside == nil)
  }

  @Test func aFileThatIsWholeIsNotTouched() async throws {
    try await writeWholeFile()
    let contents = try await contents(of: store())
    #expect(contents?.setAside == nil)
    #expect(contents?.devices.count == 500)
    #expect(try folder.names == ["devices.sqlite"])
  }
}
