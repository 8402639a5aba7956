import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the requests of one connection, one after the other.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let house: House
  private var request: (head: HTTPRequestHead, route: Route)?
  private let deadline: Alarm
  private var isClosing = false

  init(house: House, eventLoop: any EventLoop) {
    self.house = house
    deadline = Alarm(clock: house.configuration.clock, on: eventLoop)
  }

  func handlerAdded(context: ChannelHandlerContext) { startWaiting(context) }

  func handlerRemoved(context: ChannelHandlerContext) { deadline.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): receive(head, context)
    case .body: break
    case .end: finishRequest(context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A handshake that the upgrader declines comes back as a request; it is answered there.
    guard !(error is NIOWebSocketUpgradeError) else { return }
    if error is HTTPParserError {
      house.configuration.logger.warning("Refused a request: \("\(error)".oneLine)")
    }
    context.close(promise: nil)
  }
}

extension RequestHandler {
  /// A refusal does not wait for the rest of the request.
  private func receive(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    do {
      request = (head, try house.rules.route(head))
    } catch {
      refuse(error, head, context)
    }
  }

  private func finishRequest(_ context: ChannelHandlerContext) {
    deadline.cancel()
    guard let (head, route) = request else { return }
    request = nil
    switch route {
    case .live: refuse(.handshake, head, context)
    case .pageHead: send(.pageHead, for: head, context)
    case .asset(let path, let knownVersions):
      guard let asset = house.assets[path] else { return refuse(.noSuchFile, head, context) }
      send(.asset(asset, knownVersions: knownVersions), for: head, context)
    case .page(let request, let token, let hasCookie):
      openPage(request, token, clearsCookie: hasCookie, head, context)
    }
  }

  private func openPage(
    _ request: LiveRequest, _ token: SessionToken?, clearsCookie: Bool,
    _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let sessions = house.sessions
    let result = context.eventLoop.makePromise(of: Result<LivePage, Refusal>.self)
    result.completeWithTask { @MainActor in
      do throws(Refusal) {
        return .success(try await sessions.page(for: request, resuming: token))
      } catch {
        return .failure(error)
      }
    }
    result.futureResult.assumeIsolated().whenSuccess { result in
      switch result {
      case .success(let page):
        self.send(.page(page, clearsCookie: clearsCookie), for: head, context)
      case .failure(let refusal): self.refuse(refusal, head, context)
      }
    }
  }

  private func refuse(
    _ refusal: Refusal, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    house.metrics.noteRefusal()
    house.configuration.logger.log(refusal, of: head)
    send(.refused(refusal), for: head, context)
  }

  private func send(
    _ response: Response, for request: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    isClosing = response.isLast || !request.isKeepAlive
    var head = HTTPResponseHead(version: .http1_1, status: response.status)
    head.headers = response.headers
    if response.status != .notModified, response.hasLength {
      head.headers.add(name: "content-length", value: "\(response.body.readableBytes)")
    }
    if isClosing { head.headers.add(name: "connection", value: "close") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if response.body.readableBytes > 0, request.method != .HEAD {
      context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
    }
    let sent = context.eventLoop.makePromise(of: Void.self)
    if isClosing { sent.futureResult.assumeIsolated().whenComplete { _ in self.close(context) } }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
    startWaiting(context)
  }

  /// Says that no more is sent, and leaves the rest to the client or to the deadline: closing at
  /// once would throw away an answer that the client has not read while it still sends.
  private func close(_ context: ChannelHandlerContext) {
    context.close(mode: .output, promise: nil)
  }

  /// Closes the connection when the next request is not complete in time.
  private func startWaiting(_ context: ChannelHandlerContext) {
    deadline.set(after: house.configuration.requestTimeout) { context.close(promise: nil) }
  }
}
