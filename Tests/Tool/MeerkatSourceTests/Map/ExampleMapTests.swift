import Foundation
import MeerkatSource
import Testing

/// The maps of the example apps; the gate compares the Gallery's with `Examples/Meerkat/flows.txt`.
struct ExampleMapTests {
  private let tests = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func isTheSameEachTime() async throws {
    let teapot = tests.appending(path: "../../../../Examples/Teapot").standardizedFileURL
    let one = try await FlowMap(of: SourcePackage.read(at: teapot))
    let other = try await FlowMap(of: SourcePackage.read(at: teapot))
    #expect(one == other)
    #expect(one.svg() == other.svg())
  }

  @Test func thePageShowsWhatTheProgramPrints() async throws {
    let root = tests.appending(path: "../../../..").standardizedFileURL
    let page = try String(
      contentsOf: root.appending(path: "Documentation/tool.md"), encoding: .utf8)
    let shown = page.components(separatedBy: "<!-- map -->\n```\n")[1].components(
      separatedBy: "```")[0]
    let map = try await FlowMap(
      of: SourcePackage.read(at: root.appending(path: "Examples/Teapot")))
    #expect(map.text.contains(shown))
  }
}
