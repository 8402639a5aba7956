import Foundation
import MeerkatViews
import Synchronization
import Testing

/// What hosts ignore says so: every such modifier calls `accepted()`.
struct IgnoredNamesTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sources of the views, without previews, which hosts don't show.
  private static func sources() throws -> [String] {
    let folder = package.appending(path: "Sources/MeerkatViews")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && !$0.path().contains("/Previews/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func everyNameIsNotedOnce() {
    let lines = Mutex<[String]>([])
    let names = IgnoredNames { line in lines.withLock { $0.append(line) } }
    for name in ["blendMode(_:)", "onDrag(_:)", "blendMode(_:)"] { names.note(name) }
    let noted = lines.withLock { $0.map { $0.prefix { $0 != " " } } }
    #expect(noted == ["blendMode(_:)", "onDrag(_:)"])
  }

  @Test func noModifierIsIgnoredWithoutAWord() throws {
    for source in try Self.sources() {
      #expect(!source.contains(/some (View|Scene)( where [^{]*)?\s*\{\s*self\s*\}/))
    }
  }
}
