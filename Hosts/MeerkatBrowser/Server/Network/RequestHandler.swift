import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the requests of one connection, one after the other.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let server: ServerContext
  private var request: (head: HTTPRequestHead, route: Route)?
  private let deadline: Alarm
  private var isClosing = false
  /// Whether a page is being made, whose answer is still to come.
  private var isMakingPage = false
  /// Whether nothing more comes from the client.
  private var isInputClosed = false

  init(server: ServerContext, eventLoop: any EventLoop) {
    self.server = server
    deadline = Alarm(clock: server.configuration.clock, on: eventLoop)
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
    guard error is HTTPParserError else { return context.close(promise: nil) }
    let refusal = Refusal.malformed(error)
    server.configuration.logger.warning("Refused a request: \(refusal.reason)")
    guard !isClosing else { return context.close(promise: nil) }
    request = nil
    send(.refused(refusal, server.headers), isLast: true, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event as? ChannelEvent == .inputClosed else {
      return context.fireUserInboundEventTriggered(event)
    }
    isInputClosed = true
    if !isMakingPage { context.close(promise: nil) }
  }
}

extension RequestHandler {
  /// A refusal does not wait for the rest of the request.
  private func receive(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    do {
      request = (head, try server.route(head, over: context.channel))
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
    case .frames(let request):
      send(.frames(Inspector.document(for: request), server.headers), for: head, context)
    case .pageHead: send(.pageHead(server.headers), for: head, context)
    case .asset(let path, let knownVersions):
      guard let asset = server.assets[path] else { return refuse(.noSuchFile, head, context) }
      let response = Response.asset(
        asset, compressed: server.compressed[path], knownVersions: knownVersions, server.headers)
      send(response, for: head, context)
    case .page(let request, let token, let hasCookie):
      openPage(request, token, clearsCookie: hasCookie, head, context)
    }
  }

  private func openPage(
    _ request: LiveRequest, _ token: SessionToken?, clearsCookie: Bool,
    _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let client = server.client(of: head, over: context.channel)
    if let refusal = reasonToShed(client) { return refuse(refusal, head, context) }
    let (sessions, channel) = (server.sessions, context.channel)
    let result = context.eventLoop.makePromise(of: Result<LivePage, Refusal>.self)
    server.connections.note(channel, waits: false)
    isMakingPage = true
    let owner = FairScheduler.Owner(address: client, token: token)
    Task { @MainActor [server] in
      // A session that has to be fetched is waited for before a turn is taken.
      let known = await sessions.findForPage(token, from: client)
      server.scheduler.take(for: owner, as: { .init(work: .opening, page: request.target) }) {
        // The client has already gone.
        guard channel.isActive else { return result.fail(ChannelError.ioOnClosedChannel) }
        let page = Result { () throws(Refusal) in
          try sessions.page(for: request, resuming: known, from: client)
        }
        Task {
          await sessions.keepNewSessions()
          result.succeed(page)
        }
      }
    }
    result.futureResult.assumeIsolated().whenSuccess { result in
      self.isMakingPage = false
      switch result {
      case .success(let page):
        self.send(.page(page, clearsCookie: clearsCookie, self.server.headers), for: head, context)
      case .failure(let refusal): self.refuse(refusal, head, context)
      }
    }
  }

  private func refuse(
    _ refusal: Refusal, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    server.metrics.noteRefusal()
    server.configuration.logger.log(refusal, of: head)
    send(.refused(refusal, server.headers), for: head, context)
  }

  /// The newest is dropped first: existing requests are served.
  private func reasonToShed(_ client: ClientAddress) -> Refusal? {
    if server.scheduler.isOverloaded { return .busy }
    return server.limits.takePage(for: client) ? nil : .tooFast
  }

  private func send(
    _ response: Response, for request: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let response = response.encoded(for: request.headers)
    let isLast = response.isLast || !request.isKeepAlive
    send(response, isLast: isLast, hasBody: request.method != .HEAD, context)
  }

  private func send(
    _ response: Response, isLast: Bool, hasBody: Bool = true, _ context: ChannelHandlerContext
  ) {
    startWaiting(context)
    isClosing = isLast || isInputClosed
    var head = HTTPResponseHead(version: .http1_1, status: response.status)
    head.headers = response.headers
    if response.status != .notModified, response.hasLength {
      head.headers.add(name: "content-length", value: "\(response.body.readableBytes)")
    }
    if isClosing { head.headers.add(name: "connection", value: "close") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if response.body.readableBytes > 0, hasBody {
      context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
    }
    let sent = context.eventLoop.makePromise(of: Void.self)
    if isClosing { sent.futureResult.assumeIsolated().whenComplete { _ in self.close(context) } }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
  }

  /// Says that no more is sent, and leaves the rest to the client or to the deadline: closing at
  /// once would throw away an answer that the client has not read while it still sends.
  private func close(_ context: ChannelHandlerContext) {
    context.close(mode: .output, promise: nil)
  }

  /// Closes the connection when the next request is not complete in time.
  private func startWaiting(_ context: ChannelHandlerContext) {
    server.connections.note(context.channel, waits: true)
    deadline.set(after: server.configuration.requestTimeout) { context.close(promise: nil) }
  }
}
