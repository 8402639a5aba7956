import Foundation
import GRDB
import GalleryRooms
import Testing

/// Files of older versions, as those versions wrote them.
struct MigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What version 1 made, with a device in it.
  static let versionOne = """
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO grdb_migrations VALUES ('v1');
    CREATE TABLE device (
      id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, model TEXT NOT NULL, address TEXT NOT NULL,
      token TEXT NOT NULL, installed DATETIME NOT NULL);
    INSERT INTO device VALUES
      ('LK-1', 'Front door', 'Latch Pro', '10.0.0.1', 'first', '2026-11-21 18:20:33.000');
    """

  func write(_ sql: String, to name: String = "devices.sqlite") throws -> URL {
    let url = folder.file(name)
    let queue = try DatabaseQueue(path: url.path(percentEncoded: false))
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
    return url
  }

  @Test func aFileOfVersionOneIsReadWithWhatItDidNotKnow() async throws {
    let store = DeviceFile(try write(Self.versionOne))
    var expected = Device.door
    expected.state = .unknown
    expected.battery = nil
    #expect(try await store.devices() == [expected])
    #expect(try folder.names == ["devices.sqlite"])
  }

  @Test func afterwardsItKeepsWhatIsNew() async throws {
    let url = try write(Self.versionOne)
    try await DeviceFile(url).save([.door, .gate])
    #expect(try await DeviceFile(url).devices() == [.door, .gate])
  }

  @Test func aFileOfANewerVersionIsLeftAlone() async throws {
    let url = try write(Self.versionOne + "INSERT INTO grdb_migrations VALUES ('v99');")
    let before = try Data(contentsOf: url)
    await #expect(throws: DeviceStoreError.newer(file: "devices.sqlite")) {
      try await DeviceFile(url).devices()
    }
    #expect(try Data(contentsOf: url) == before)
    #expect(try folder.names == ["devices.sqlite"])
  }
}
