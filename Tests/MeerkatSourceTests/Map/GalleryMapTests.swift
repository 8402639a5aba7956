import Foundation
import MeerkatSource
import Testing

/// The map of the example app, compared with a file. `meerkat map Examples/Gallery --write …` writes it.
struct GalleryMapTests {
  private let tests = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func isAsInTheReference() async throws {
    let gallery = tests.appending(path: "../../../Examples/Gallery").standardizedFileURL
    let map = FlowMap(of: try await SourcePackage.read(at: gallery))
    let reference = Baseline(
      text: try String(contentsOf: tests.appending(path: "Gallery.txt"), encoding: .utf8))
    #expect(Baseline(of: map).changes(since: reference) == [])
  }

  @Test func isTheSameEachTime() async throws {
    let gallery = tests.appending(path: "../../../Examples/Gallery").standardizedFileURL
    let one = FlowMap(of: try await SourcePackage.read(at: gallery))
    let other = FlowMap(of: try await SourcePackage.read(at: gallery))
    #expect(one == other)
  }
}
