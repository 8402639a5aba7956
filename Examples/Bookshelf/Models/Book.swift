import Foundation

struct Book: Identifiable, Codable, Equatable {
  let id: UUID
  var title: String
  var author: String
  var isbn: String
  var pages: Int
  var currentPage = 0
  var rating = 0
  var notes = ""
  var status = ReadingStatus.wantToRead

  init(
    id: UUID = UUID(), title: String, author: String, isbn: String, pages: Int,
    currentPage: Int = 0, rating: Int = 0, notes: String = "", status: ReadingStatus = .wantToRead
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.isbn = isbn
    self.pages = pages
    self.currentPage = currentPage
    self.rating = rating
    self.notes = notes
    self.status = status
  }

  var progress: Double {
    guard pages > 0 else { return 0 }
    return min(1, Double(currentPage) / Double(pages))
  }

  var initials: String {
    author.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }

  var webPage: URL? {
    URL(string: "https://openlibrary.org/isbn/\(isbn)")
  }
}

enum ReadingStatus: String, Codable, CaseIterable, Identifiable {
  case reading = "Reading"
  case wantToRead = "Want to Read"
  case finished = "Finished"

  var id: String { rawValue }

  var symbol: String {
    switch self {
    case .reading: return "book"
    case .wantToRead: return "bookmark"
    case .finished: return "checkmark.circle"
    }
  }
}

enum SortOrder: String, CaseIterable {
  case manual = "My Order"
  case title = "Title"
  case author = "Author"
  case rating = "Rating"

  func sort(_ books: [Book]) -> [Book] {
    switch self {
    case .manual: return books
    case .title: return books.sorted { $0.title < $1.title }
    case .author: return books.sorted { $0.author < $1.author }
    case .rating: return books.sorted { $0.rating > $1.rating }
    }
  }
}
