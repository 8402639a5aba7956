import Foundation
import GalleryRooms
import Testing

/// The home screen shows lines that are really in the files.
struct TicketSourceTests {
  @Test(arguments: [TicketSource.Excerpt.screen] + TicketSource.Excerpt.parents)
  func eachExcerptIsInItsFile(excerpt: TicketSource.Excerpt) throws {
    let places = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Gallery/Places")
    let file = try String(contentsOf: places.appending(path: excerpt.file), encoding: .utf8)
    var rest = lines(of: file)[...]
    for part in excerpt.text.split(separator: "…") {
      let wanted = lines(of: String(part)).filter { !$0.isEmpty }
      let start = rest.indices.first { rest[$0...].starts(with: wanted) }
      rest = rest[try #require(start, "\(excerpt.file) has no lines \(wanted)")...]
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
