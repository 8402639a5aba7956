import Foundation
import GRDB
import GalleryRooms
import Testing

struct DeviceFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theFoldersAroundTheFileAreMade() async throws {
    let url = DeviceFile.place(in: folder.file("share"))
    #expect(url.path().hasSuffix("/share/meerkat-gallery/devices.sqlite"))
    try await DeviceFile(url).save([.door])
    #expect(try await DeviceFile(url).devices() == [.door])
  }

  @Test func nothingIsMadeBeforeItIsNeeded() throws {
    _ = DeviceFile(folder.file("devices.sqlite"))
    #expect(try folder.names == [])
  }

  @Test func eachReaderHearsOfTheChangesOfOthers() async throws {
    let store = DeviceFile(folder.file("devices.sqlite"))
    var contents = store.contents().makeAsyncIterator()
    #expect(try await contents.next()?.devices == [])
    try await store.save([.door])
    #expect(try await contents.next()?.devices == [.door])
  }

  @Test func inMemoryNothingIsLeft() async throws {
    let store = DeviceFile.inMemory()
    try await store.save([.door])
    #expect(try await store.devices() == [.door])
    #expect(try await DeviceFile.inMemory().devices() == [])
  }

  @Test func aFullDiskIsReportedAndNothingOfTheChangeIsKept() async throws {
    var configuration = Configuration()
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = 12") }
    let store = DeviceFile(folder.file("devices.sqlite"), configuration: configuration)
    try await store.save([.door])
    await #expect(throws: DeviceStoreError.noSpace(file: "devices.sqlite")) {
      try await store.save(DemoDevices.make(1_000, installed: .sample))
    }
    #expect(try await store.devices() == [.door])
  }

  @Test func aFolderThatCannotBeMadeIsReported() async throws {
    try Data().write(to: folder.file("taken"))
    let store = DeviceFile(folder.file("taken/devices.sqlite"))
    guard case .noAccess(let file, _)? = await error(of: store) else {
      Issue.record("\(String(describing: await error(of: store)))")
      return
    }
    #expect(file == "devices.sqlite")
  }

  @Test func aFileThatCannotBeOpenedIsReportedAndCanBeTriedAgain() async throws {
    let url = folder.file("devices.sqlite")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let store = DeviceFile(url)
    guard case .noAccess? = await error(of: store) else {
      Issue.record("\(String(describing: await error(of: store)))")
      return
    }
    try FileManager.default.removeItem(at: url)
    #expect(try await store.devices() == [])
  }

  @Test func aFileThatMayOnlyBeReadIsReportedWhenItIsWritten() async throws {
    let url = folder.file("devices.sqlite")
    let whole = DeviceFile(url)
    try await whole.save([.door])
    await whole.close()
    var configuration = Configuration()
    configuration.readonly = true
    let store = DeviceFile(url, configuration: configuration)
    #expect(try await store.devices() == [.door])
    await #expect {
      try await store.save([.gate])
    } throws: {
      if case .noAccess = $0 as? DeviceStoreError { true } else { false }
    }
  }

  @Test(
    "Each error says what to do",
    arguments: [
      (
        DeviceStoreError.noAccess(file: "a.sqlite", reason: "permission denied"),
        "The file a.sqlite can’t be opened. Permission denied. Check its permissions."
      ),
      (
        .noSpace(file: "a.sqlite"),
        "There is no room left for the file a.sqlite. Free some space, then try again."
      ),
      (
        .newer(file: "a.sqlite"),
        "The file a.sqlite was written by a newer version of the app. Update the app to read it."
      ),
      (
        .busy(file: "a.sqlite"),
        "Another program is using the file a.sqlite. Close that program, then try again."
      ),
      (
        .failed(file: "a.sqlite", reason: "disk I/O error"),
        "Something went wrong with the file a.sqlite. Disk I/O error."
      ),
    ])
  func messages(error: DeviceStoreError, message: String) {
    #expect(error.message == message)
  }

  private func error(of store: DeviceFile) async -> DeviceStoreError? {
    do {
      _ = try await store.devices()
      return nil
    } catch {
      return error as? DeviceStoreError
    }
  }
}
