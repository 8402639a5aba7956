import NIOCore
import NIOHTTP1

/// A complete response to a request.
struct Response: Sendable {
  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body = ByteBuffer()
  /// Whether the head says how long the body is.
  var hasLength = true
  /// Whether the connection ends with this answer.
  var isLast = false
  /// What stands for the body where a browser takes gzip; nil where that is still to be made.
  var compressedBody: ByteBuffer?
}

extension Response {
  /// The same answer as a browser takes it that sent these headers.
  func encoded(for request: HTTPHeaders) -> Response {
    guard status != .notModified, let type = headers.first(name: "content-type"),
      Self.isCompressible(type)
    else { return self }
    var response = self
    response.headers.add(name: "vary", value: "accept-encoding")
    guard request.acceptsGzip,
      let body = compressedBody ?? Gzip.system?.compressed(body)
    else { return response }
    response.body = body
    response.headers.add(name: "content-encoding", value: "gzip")
    // A strong tag names the bytes, and these are others.
    if let tag = headers.first(name: "etag") {
      response.headers.replaceOrAdd(name: "etag", value: "W/" + tag)
    }
    return response
  }

  /// Whether a kind of content is text: pictures are compressed already.
  static func isCompressible(_ contentType: String) -> Bool {
    contentType.hasPrefix("text/") || contentType.hasPrefix("image/svg")
      || contentType.hasSuffix("json")
  }
}

extension HTTPHeaders {
  fileprivate var acceptsGzip: Bool {
    self[canonicalForm: "accept-encoding"].contains { coding in
      let parts = coding.lowercased().filter { $0 != " " }.split(separator: ";")
      return parts.first == "gzip" && !parts.dropFirst().contains { Double($0.dropFirst(2)) == 0 }
    }
  }
}

extension Response {
  /// The head of a page, whose length is unknown before it is made.
  static func pageHead(_ security: SecurityHeaders) -> Response {
    var headers = security.page
    headers.add(name: "content-type", value: "text/html; charset=utf-8")
    return Response(status: .ok, headers: headers, hasLength: false)
  }

  /// A page; `clearsCookie` makes the browser forget which session it resumed.
  static func page(_ page: LivePage, clearsCookie: Bool, _ security: SecurityHeaders) -> Response {
    var response = pageHead(security)
    if clearsCookie { response.headers.add(name: "set-cookie", value: ResumeCookie.clearing) }
    if page.isNotFound { response.status = .notFound }
    response.body = ByteBuffer(string: page.document)
    response.hasLength = true
    return response
  }

  /// The page around an app and its panel.
  static func frames(_ document: String, _ security: SecurityHeaders) -> Response {
    var response = pageHead(security)
    response.body = ByteBuffer(string: document)
    response.hasLength = true
    return response
  }

  /// A file, or the word that the browser's version is still the one.
  ///
  /// The browser keeps the file but asks each time, so that a new build is seen at once.
  static func asset(
    _ asset: PageAsset, compressed: ByteBuffer?, knownVersions: [String],
    _ security: SecurityHeaders
  ) -> Response {
    var headers = security.common
    headers.add(name: "cache-control", value: "no-cache")
    headers.add(name: "etag", value: "\"\(asset.etag)\"")
    if knownVersions.contains(asset.etag) || knownVersions.contains("*") {
      return Response(status: .notModified, headers: headers)
    }
    headers.add(name: "content-type", value: asset.contentType)
    return Response(
      status: .ok, headers: headers, body: ByteBuffer(bytes: asset.bytes),
      compressedBody: compressed)
  }

  /// The sentence of a refusal.
  ///
  /// A body that may follow is not read: the connection ends.
  static func refused(_ refusal: Refusal, _ security: SecurityHeaders) -> Response {
    var headers = security.page
    headers.add(name: "content-type", value: "text/plain; charset=utf-8")
    if refusal.status == 405 { headers.add(name: "allow", value: "GET, HEAD") }
    if [429, 503].contains(refusal.status) { headers.add(name: "retry-after", value: "10") }
    if refusal.status == 426 { headers.add(name: "upgrade", value: "websocket") }
    return Response(
      status: .init(statusCode: refusal.status), headers: headers,
      body: ByteBuffer(string: refusal.sentence + "\n"), isLast: true)
  }
}
