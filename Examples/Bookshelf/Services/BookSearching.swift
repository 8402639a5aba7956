import Combine
import Foundation

/// Finds books by their title or author.
protocol BookSearching {
  func books(matching query: String) -> AnyPublisher<[Book], Error>
}

enum CatalogError: LocalizedError {
  case unavailable

  var errorDescription: String? { "The catalogue can’t be reached." }
  var recoverySuggestion: String? { "Check your connection and try again." }
}

/// A catalogue that needs no network.
struct SampleCatalog: BookSearching {
  var books = Book.catalog
  var queue = DispatchQueue(label: "catalog", qos: .userInitiated)

  func books(matching query: String) -> AnyPublisher<[Book], Error> {
    Future { [books] promise in
      queue.async {
        let found = books.filter {
          $0.title.localizedCaseInsensitiveContains(query)
            || $0.author.localizedCaseInsensitiveContains(query)
        }
        promise(.success(found))
      }
    }
    .eraseToAnyPublisher()
  }
}
