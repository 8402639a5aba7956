/// A user's request to open a page.
package struct LiveRequest: Hashable, Sendable {
  /// The path, percent-encoded; begins with a slash.
  package var path: String
  /// The query after the first question mark, percent-encoded; empty if there is none.
  package var query: String
  /// The name by which the user calls this server, with the port if it isn't the default one.
  package var host: String?
  /// The languages that the user reads, such as `de-AT`, in order of preference.
  package var languages: [String]
  /// Whether the page has little room, as far as is known before it has told how wide it is.
  package var isNarrow: Bool
  /// The saved state of a session to be continued.
  package var kept: KeptSession?
  /// How often that session has changed its server.
  package var generation = 0

  /// Creates a request for a path.
  package init(
    path: String, query: String = "", host: String? = nil, languages: [String] = [],
    isNarrow: Bool = false
  ) {
    self.path = path
    self.query = query
    self.host = host
    self.languages = languages
    self.isNarrow = isNarrow
  }

  /// The path and query.
  package var target: String { query.isEmpty ? path : "\(path)?\(query)" }
}

extension LiveRequest {
  /// Takes an HTTP request target apart at its first question mark.
  init(target: String, host: String? = nil, languages: [String] = [], isNarrow: Bool = false) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      path: String(parts.first ?? ""), query: parts.count > 1 ? String(parts[1]) : "",
      host: host, languages: languages, isNarrow: isNarrow)
  }

  /// Returns the languages of `Accept-Language` headers by weight, at most twenty.
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
