import Combine
import Foundation

/// The catalogue of openlibrary.org.
struct OpenLibrary: BookSearching {
  private struct Response: Decodable {
    struct Document: Decodable {
      let title: String
      let author_name: [String]?
      let isbn: [String]?
      let number_of_pages_median: Int?
    }
    let docs: [Document]
  }

  var session: URLSession = .shared

  func books(matching query: String) -> AnyPublisher<[Book], Error> {
    guard let url = url(for: query) else {
      return Fail(error: CatalogError.unavailable).eraseToAnyPublisher()
    }
    return session.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
          throw CatalogError.unavailable
        }
        return data
      }
      .decode(type: Response.self, decoder: JSONDecoder())
      .map { response in
        response.docs.map { document in
          Book(
            title: document.title,
            author: document.author_name?.first ?? "Unknown author",
            isbn: document.isbn?.first ?? "",
            pages: document.number_of_pages_median ?? 0)
        }
      }
      .eraseToAnyPublisher()
  }

  private func url(for query: String) -> URL? {
    var components = URLComponents(string: "https://openlibrary.org/search.json")
    components?.queryItems = [
      URLQueryItem(name: "q", value: query), URLQueryItem(name: "limit", value: "20"),
    ]
    return components?.url
  }
}
