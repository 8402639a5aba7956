import Foundation
import MeerkatBuild
import Testing

@Suite struct SourceWatchTests {
  private let folder = TemporaryFolder()

  @Test func seesWhatIsChangedAddedAndRemoved() throws {
    try folder.write("1", to: "a.swift")
    try folder.write("1", to: "Inner/b.swift")
    var watch = SourceWatch(folder.url)
    #expect(watch.look().isEmpty)
    try folder.write("22", to: "a.swift")
    #expect(watch.look() == [folder.path("a.swift")])
    try folder.write("1", to: "Inner/Deeper/c.swift")
    #expect(watch.look() == [folder.path("Inner/Deeper/c.swift")])
    try FileManager.default.removeItem(atPath: folder.path("Inner/b.swift"))
    #expect(watch.look() == [folder.path("Inner/b.swift")])
    #expect(watch.look().isEmpty)
  }

  @Test func leavesOutHiddenFoldersAndCopiesOfEditors() throws {
    try folder.write("1", to: ".build/a.swift")
    var watch = SourceWatch(folder.url)
    try folder.write("22", to: ".build/a.swift")
    try folder.write("1", to: "a.swift~")
    #expect(watch.look().isEmpty)
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "meerkat-\(UUID().uuidString)")

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
