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

  @Test func looksIntoFoldersBehindLinks() throws {
    let other = TemporaryFolder()
    try other.write("1", to: "Shared/a.swift")
    try folder.write("1", to: "Sources/b.swift")
    try folder.write("1", to: ".build/c.swift")
    func link(_ name: String, to path: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: path)
    }
    try link("Sources/Shared", to: other.path("Shared"))
    try link("Sources/Again", to: folder.path("Sources"))
    for name in ["A", "Z"] { try link(name, to: folder.path("Sources")) }
    try link("Products", to: folder.path(".build"))
    var watch = SourceWatch(folder.url)
    try other.write("22", to: "Shared/a.swift")
    #expect(watch.look() == [folder.path("Sources/Shared/a.swift")])
    try folder.write("22", to: "Sources/b.swift")
    #expect(watch.look() == [folder.path("Sources/b.swift")])
    try other.write("1", to: "Shared/d.swift")
    try folder.write("22", to: ".build/c.swift")
    #expect(watch.look() == [folder.path("Sources/Shared/d.swift")])
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
