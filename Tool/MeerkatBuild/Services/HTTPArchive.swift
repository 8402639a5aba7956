import Foundation
import MeerkatDeeds

/// What services were asked, and what they answered, in the order of time: a file in the format of
/// HTTP Archive 1.2, which browsers read and write.
///
/// What proves who a user is isn't kept: cookies, the headers and bodies of requests, and the
/// values of queries such as `access_token`.
struct HTTPArchive: Codable, Sendable {
  struct Log: Codable, Sendable {
    struct Creator: Codable, Sendable {
      var name = "meerkat"
      var version = "1"
    }

    var version = "1.2"
    var creator = Creator()
    var entries: [Entry] = []
  }

  struct Field: Codable, Hashable, Sendable {
    let name: String
    let value: String
  }

  struct Entry: Codable, Sendable {
    struct Request: Codable, Sendable {
      let method: String
      let url: String
      var httpVersion = "HTTP/1.1"
      var cookies: [Field] = []
      var headers: [Field] = []
      var queryString: [Field] = []
      var headersSize = -1
      var bodySize = -1
    }

    struct Response: Codable, Sendable {
      /// 0 if there was none.
      let status: Int
      var statusText = ""
      var httpVersion = "HTTP/1.1"
      var cookies: [Field] = []
      let headers: [Field]
      let content: Content
      var redirectURL = ""
      var headersSize = -1
      var bodySize = -1
    }

    struct Content: Codable, Sendable {
      let size: Int
      let mimeType: String
      let text: String
      /// `base64` where the text isn't the content itself.
      var encoding: String?
    }

    struct Timings: Codable, Sendable {
      var send = 0.0
      let wait: Double
      var receive = 0.0
    }

    struct Cache: Codable, Sendable {}

    let startedDateTime: String
    /// In milliseconds.
    let time: Double
    let request: Request
    let response: Response
    var cache = Cache()
    let timings: Timings
  }

  var log = Log()

  /// Reads a file.
  init(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw BuildError(
        "\(file.path) is no HTTP Archive: \(Self.reason(of: error)) Ask the services anew with --answers."
      )
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "“\(path(context) + key.stringValue)” is missing."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(path(context).dropLast())” is something else than expected."
    default: "it isn't JSON."
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.map { ($0.intValue.map { "\($0)" } ?? $0.stringValue) + "." }.joined()
  }
}

extension HTTPArchive.Entry {
  init(_ request: ServiceRequest, _ answer: ServiceAnswer, at date: Date, after seconds: Double) {
    startedDateTime = date.formatted(.iso8601)
    time = (seconds * 1_000).rounded()
    self.request = Request(method: request.method, url: request.url)
    let type = answer.headers.first { $0.name.lowercased() == "content-type" }?.value ?? ""
    let text = String(validating: answer.body, as: UTF8.self)
    response = Response(
      status: answer.status, headers: answer.headers,
      content: Content(
        size: answer.body.count, mimeType: type, text: text ?? answer.body.base64EncodedString(),
        encoding: text == nil ? "base64" : nil),
      redirectURL: answer.headers.first { $0.name.lowercased() == "location" }?.value ?? "")
    timings = Timings(wait: time)
  }

  var answer: ServiceAnswer {
    let content = response.content
    let body =
      content.encoding == "base64"
      ? Data(base64Encoded: content.text) ?? Data() : Data(content.text.utf8)
    return ServiceAnswer(status: response.status, headers: response.headers, body: body)
  }
}

/// Writes an archive, entry by entry: the file is a whole one at any time.
struct HTTPArchiveWriter: Sendable {
  private static let end = "\n]}}\n"
  private let file: URL
  private var handle: FileHandle?

  /// Begins a file, in the place of one that is there, with the first entry.
  init(_ file: URL) { self.file = file }

  mutating func add(_ entry: HTTPArchive.Entry) throws {
    let text = try entry.json(.prettyPrinted)
    if let handle {
      let length = try handle.seekToEnd()
      try handle.seek(toOffset: length - UInt64(Self.end.utf8.count))
      try handle.write(contentsOf: Data((",\n" + text + Self.end).utf8))
      return
    }
    let head =
      #"{"log": {"version": "1.2", "creator": {"name": "meerkat", "version": "1"}, "entries": ["#
    try Data((head + "\n" + text + Self.end).utf8).write(to: file)
    handle = try FileHandle(forUpdating: file)
  }
}
