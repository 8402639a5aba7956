import Foundation
import Combine
import MeerkatTesting
import SwiftUI

@testable import Bookshelf

/// The app on a phone, with the books of the samples.
@MainActor
struct Shelf {
  let library = Library(books: Book.samples)
  let app: Driver

  init(catalog: any BookSearching = SampleCatalog(), keeping values: StoredValues = [:]) throws {
    app = try Driver(
      RootView(catalog: catalog).environmentObject(library), keeping: values, width: 48)
  }

  /// The titles of a status, as the library has them.
  func titles(_ status: ReadingStatus) -> [String] { library.books(with: status).map(\.title) }

  /// The titles that are on screen, from top to bottom.
  var titlesOnScreen: [String] {
    let titles = Set((Book.samples + Book.catalog).map(\.title))
    return app.elements.map(\.label).compactMap { label in
      titles.first { label.hasPrefix($0) }
    }
    .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// A catalogue that can't be reached at first.
final class BrokenCatalog: BookSearching {
  var isBroken = true
  private(set) var queries: [String] = []

  func books(matching query: String) -> AnyPublisher<[Book], any Error> {
    queries.append(query)
    return isBroken
      ? Fail(error: CatalogError.unavailable).eraseToAnyPublisher()
      : SampleCatalog().books(matching: query)
  }
}
