import Foundation
import MeerkatUI
import Testing

struct SymbolDocumentationTests {
  @Test func thePageListsTheNamesThatAreDrawn() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Documentation/names.md"), encoding: .utf8)
    let groups = page.split(separator: "\n").filter { $0.hasPrefix("**") }
    let words = groups.flatMap { group in
      group.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    #expect(words.flatMap(names).sorted() == SystemSymbol.names)
  }

  /// The names that a word such as "chevron.{up,down}" stands for.
  private func names(_ word: Substring) -> [String] {
    let parts = word.split { "{}".contains($0) }
    guard parts.count == 2 else { return [String(word)] }
    return parts[1].split(separator: ",").map { "\(parts[0])\($0)" }
  }
}
