import Foundation
import GalleryRooms
import Testing

struct DeviceFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theFoldersAroundTheFileAreMade() async throws {
    let url = DeviceFile.place(in: folder.file("share"))
    #expect(url.path().hasSuffix("/share/meerkat-gallery/devices.json"))
    try await DeviceFile(url).save([.door])
    #expect(try await DeviceFile(url).devices() == [.door])
    let made = url.deletingLastPathComponent().path(percentEncoded: false)
    let attributes = try FileManager.default.attributesOfItem(atPath: made)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func nothingIsMadeBeforeItIsNeeded() throws {
    _ = DeviceFile(folder.file("devices.json"))
    #expect(try folder.names == [])
  }

  @Test func eachReaderHearsOfTheChangesOfOthers() async throws {
    let store = DeviceFile(folder.file("devices.json"))
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

  @Test func whatCannotBeWrittenIsReportedAndNothingOfTheChangeIsKept() async throws {
    let url = folder.file("devices.json")
    let store = DeviceFile(url)
    try await store.save([.door])
    var contents = store.contents().makeAsyncIterator()
    #expect(try await contents.next()?.devices == [.door])
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    await #expect(throws: DeviceStoreError.self) { try await store.save([.gate]) }
    await #expect(throws: DeviceStoreError.self) { try await store.removeDemoDevices() }
    #expect(try await store.devices() == [.door])
    #expect(try folder.names == ["devices.json"])
    try FileManager.default.removeItem(at: url)
    try await store.save([.gate])
    #expect(try await contents.next()?.devices == [.door, .gate])
    #expect(try await DeviceFile(url).devices() == [.door, .gate])
  }

  @Test func whatNobodyWaitsForIsNotKept() async throws {
    let store = DeviceFile(folder.file("devices.json"))
    try await store.save([.door])
    let saving = Task {
      while !Task.isCancelled { await Task.yield() }
      try await store.save([.gate])
    }
    saving.cancel()
    await #expect(throws: CancellationError.self) { try await saving.value }
    #expect(try await store.devices() == [.door])
    #expect(try await DeviceFile(folder.file("devices.json")).devices() == [.door])
  }

  @Test func aFileOfANewerVersionIsLeftAlone() async throws {
    let url = folder.file("devices.json")
    let text = Data(#"{"version": 2, "locks": []}"#.utf8)
    try text.write(to: url)
    let store = DeviceFile(url)
    let error = DeviceStoreError.newer(file: "devices.json")
    await #expect(throws: error) { try await store.devices() }
    await #expect(throws: error) { try await store.save([.door]) }
    #expect(try Data(contentsOf: url) == text)
    #expect(try folder.names == ["devices.json"])
  }

  @Test func aFolderThatCannotBeMadeIsReported() async throws {
    try Data().write(to: folder.file("taken"))
    let store = DeviceFile(folder.file("taken/devices.json"))
    guard case .noAccess(let file, _)? = await error(of: store) else {
      Issue.record("\(String(describing: await error(of: store)))")
      return
    }
    #expect(file == "devices.json")
  }

  @Test func aFileThatCannotBeOpenedIsReportedAndCanBeTriedAgain() async throws {
    let url = folder.file("devices.json")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let store = DeviceFile(url)
    guard case .noAccess? = await error(of: store) else {
      Issue.record("\(String(describing: await error(of: store)))")
      return
    }
    try FileManager.default.removeItem(at: url)
    #expect(try await store.devices() == [])
  }

  @Test func aFullDiskIsRecognised() {
    let error = DeviceStoreError(CocoaError(.fileWriteOutOfSpace), file: "a.json")
    #expect(error == .noSpace(file: "a.json"))
  }

  @Test(
    "Each error says what to do",
    arguments: [
      (
        DeviceStoreError.noAccess(file: "a.json", reason: "You don’t have permission."),
        """
        The file a.json can’t be read or written. You don’t have permission. Check its permissions, \
        then try again.
        """
      ),
      (
        .noSpace(file: "a.json"),
        "There is no room left for the file a.json. Free some space, then try again."
      ),
      (
        .newer(file: "a.json"),
        "The file a.json was written by a newer version of the app. Update the app to read it."
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
