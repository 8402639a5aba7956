import Foundation
import MeerkatSource
import Testing

/// The Gallery keeps its own rules.
struct GalleryLintTests {
  @Test func hasNoFindings() async throws {
    let gallery = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Examples/Gallery").standardizedFileURL
    let findings = try await Linter(SourcePackage.read(at: gallery)).findings()
    #expect(findings.map(\.description) == [])
  }
}
