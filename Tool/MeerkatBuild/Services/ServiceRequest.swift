import Foundation
import MeerkatDeeds

/// What an app asks of a service.
struct ServiceRequest: Sendable {
  let method: String
  /// The address, without what proves who a user is.
  let url: String
  /// What two requests have in common that get the same answer: a server on this machine may have
  /// another port each time.
  let key: String

  init(method: String, url: String) {
    self.method = method
    var parts = URLComponents(string: url)
    parts?.user = nil
    parts?.password = nil
    parts?.hideSecrets()
    self.url = parts?.string ?? url
    if ["127.0.0.1", "localhost", "[::1]"].contains(parts?.host) { parts?.port = nil }
    key = "\(method) \(parts?.string ?? url)"
  }
}

/// What a service answers.
struct ServiceAnswer: Sendable {
  /// 0 if there is none, because the service can't be reached.
  let status: Int
  let headers: [HTTPArchive.Field]
  let body: Data

  static let none = ServiceAnswer(status: 0, headers: [], body: Data())

  init(status: Int, headers: [HTTPArchive.Field], body: Data) {
    (self.status, self.body) = (status, body)
    self.headers = headers.filter { !Self.dropped.contains($0.name.lowercased()) }
  }

  /// What belongs to a connection, or to a user.
  static let dropped: Set<String> = [
    "connection", "content-encoding", "content-length", "keep-alive", "set-cookie",
    "transfer-encoding",
  ]
}

/// The answers of an archive, each of which is given once, in order; the last one to a `GET` again
/// and again.
struct RecordedAnswers: Sendable {
  private var answers: [String: ArraySlice<ServiceAnswer>] = [:]

  init(_ archive: HTTPArchive) {
    for entry in archive.log.entries {
      let request = ServiceRequest(method: entry.request.method, url: entry.request.url)
      answers[request.key, default: []].append(entry.answer)
    }
  }

  mutating func next(for request: ServiceRequest) -> ServiceAnswer? {
    guard let known = answers[request.key], let first = known.first else { return nil }
    if known.count > 1 || !["GET", "HEAD"].contains(request.method) {
      answers[request.key] = known.dropFirst()
    }
    return first
  }
}
