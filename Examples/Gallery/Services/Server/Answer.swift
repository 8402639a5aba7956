import Foundation
import NIOCore
import NIOHTTP1

/// The answer to one request, on its way to the wire.
struct Answer: Sendable {
  private let response: LocalServer.Response?

  init(to head: HTTPRequestHead, by responder: Responder, body: ByteBuffer) async {
    guard let method = LocalServer.Method(rawValue: head.method.rawValue) else {
      response = LocalServer.Response(status: 405, message: "\(head.method) isn’t supported.")
      return
    }
    let request = LocalServer.Request(
      method: method, path: String(head.uri.prefix { $0 != "?" }),
      body: Data(body.readableBytesView),
      misbehaviour: head.headers.first(name: LocalServer.Misbehaviour.headerName)
        .flatMap { LocalServer.Misbehaviour(header: $0) })
    response = await responder.response(to: request)
  }

  /// Sends the answer, and says whether the connection can be used for another one.
  func write(to writer: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>) async throws -> Bool
  {
    guard let response else { return false }
    var head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status))
    head.headers.add(name: "content-type", value: "application/json")
    head.headers.add(name: "content-length", value: "\(response.announcedLength)")
    try await writer.write(.head(head))
    try await writer.write(.body(.byteBuffer(ByteBuffer(bytes: response.body))))
    guard response.isWhole else { return false }
    try await writer.write(.end(nil))
    return true
  }
}
