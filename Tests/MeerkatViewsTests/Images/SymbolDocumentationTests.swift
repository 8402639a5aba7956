import Foundation
import MeerkatUI
import Testing

struct SymbolDocumentationTests {
  @Test func thePageListsTheNamesThatAreDrawn() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Documentation/symbols.md"), encoding: .utf8)
    let groups = page.split(separator: "\n").filter { $0.hasPrefix("**") }
    let names = groups.flatMap { group in
      group.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
        String($0.element)
      }
    }
    #expect(names.sorted() == SystemSymbol.names)
  }
}
