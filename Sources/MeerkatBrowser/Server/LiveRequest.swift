/// What a visitor asked for when opening a page.
package struct LiveRequest: Hashable, Sendable {
  /// The path as it was sent, percent-encoded; it begins with a slash.
  package var path: String
  /// What followed the first question mark, percent-encoded; empty when there was none.
  package var query: String
  /// The name of this server as the visitor knows it, with the port where it is not the usual one.
  package var host: String?
  /// The languages that the visitor reads, such as `de-AT`, best first.
  package var languages: [String]
  /// What was kept of a session that is to go on.
  package var kept: KeptSession?

  /// Creates a request for a path.
  package init(
    path: String, query: String = "", host: String? = nil, languages: [String] = []
  ) {
    self.path = path
    self.query = query
    self.host = host
    self.languages = languages
  }

  /// Path and query.
  package var target: String { query.isEmpty ? path : "\(path)?\(query)" }
}

extension LiveRequest {
  /// Takes an HTTP request target apart at its first question mark.
  init(target: String, host: String? = nil, languages: [String] = []) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      path: String(parts.first ?? ""), query: parts.count > 1 ? String(parts[1]) : "",
      host: host, languages: languages)
  }

  /// Reads the header `Accept-Language`: the languages by their weights, at most twenty.
  package static func languages(accepted: [String]) -> [String] {
    let weighed = accepted.joined(separator: ",").prefix(1_000).split(separator: ",").prefix(20)
      .compactMap { item -> (language: String, weight: Double)? in
        let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
        guard let language = parts.first, !language.isEmpty, language != "*",
          language.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else { return nil }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map {
          Double($0.dropFirst(2)) ?? 0
        }
        return (language, weight ?? 1)
      }
    // The sort is stable: of equal weights, the first one is the best.
    return weighed.filter { $0.weight > 0 }.sorted { $0.weight > $1.weight }.map(\.language)
  }

  /// The first value of a name in the query, as it was sent.
  func value(of name: String) -> String? {
    let prefix = name + "="
    return query.split(separator: "&").first { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }
}
