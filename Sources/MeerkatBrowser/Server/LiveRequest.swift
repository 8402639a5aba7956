/// What a visitor asked for when opening a page.
package struct LiveRequest: Hashable, Sendable {
  /// The path as it was sent, percent-encoded; it begins with a slash.
  package var path: String
  /// What followed the first question mark, percent-encoded; empty when there was none.
  package var query: String
  /// The name of this server as the visitor knows it, with the port where it is not the usual one.
  package var host: String?
  /// What was kept of a session that is to go on.
  package var kept: KeptSession?

  /// Creates a request for a path.
  package init(path: String, query: String = "", host: String? = nil) {
    self.path = path
    self.query = query
    self.host = host
  }

  /// Path and query.
  package var target: String { query.isEmpty ? path : "\(path)?\(query)" }
}

extension LiveRequest {
  /// Takes an HTTP request target apart at its first question mark.
  init(target: String, host: String? = nil) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      path: String(parts.first ?? ""), query: parts.count > 1 ? String(parts[1]) : "",
      host: host)
  }

  /// The first value of a name in the query, as it was sent.
  func value(of name: String) -> String? {
    let prefix = name + "="
    return query.split(separator: "&").first { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }
}
