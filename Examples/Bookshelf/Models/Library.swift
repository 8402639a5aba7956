import SwiftUI

extension Notification.Name {
  static let bookFinished = Notification.Name("bookFinished")
}

/// All books of the user, in the order that the user gave them.
final class Library: ObservableObject {
  @Published private(set) var books: [Book]

  var finished: [Book] { books(with: .finished) }

  init(books: [Book] = []) {
    self.books = books
  }

  func books(with status: ReadingStatus) -> [Book] {
    books.filter { $0.status == status }
  }

  func book(_ id: Book.ID) -> Book? {
    books.first { $0.id == id }
  }

  func contains(_ book: Book) -> Bool {
    books.contains { $0.isbn == book.isbn }
  }

  func add(_ book: Book) {
    guard !contains(book) else { return }
    books.append(book)
  }

  func remove(_ book: Book) {
    books.removeAll { $0.id == book.id }
  }

  func update(_ book: Book) {
    guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
    let wasFinished = books[index].status == .finished
    books[index] = book
    if book.status == .finished, !wasFinished {
      NotificationCenter.default.post(
        name: .bookFinished, object: self, userInfo: ["title": book.title])
    }
  }

  /// Moves books of a status among themselves; all others stay where they are.
  func move(_ status: ReadingStatus, from source: IndexSet, to destination: Int) {
    let places = books.indices.filter { books[$0].status == status }
    var moved = places.map { books[$0] }
    moved.move(fromOffsets: source, toOffset: destination)
    for (place, book) in zip(places, moved) { books[place] = book }
  }
}
