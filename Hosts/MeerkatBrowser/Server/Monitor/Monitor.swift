import NIOCore
import NIOHTTP1
import NIOPosix

/// A separate port for operators, with liveness, readiness and metrics.
///
/// It exposes no personal data and is read-only. It is a separate port so that no proxy forwards it
/// by mistake. It has limits of its own, so that it answers when the app's port is full.
struct Monitor {
  private let channel: any Channel
  private let connections: Connections

  private static let maximumConnections = 64

  /// Listens where the configuration says; nil where it says nothing.
  init?(of server: ServerContext) async throws(LiveServer.Error) {
    guard let place = server.configuration.monitor else { return nil }
    let connections = Connections(
      maximum: Self.maximumConnections,
      proxies: TrustedProxies(server.configuration.trustedProxies),
      logger: server.configuration.logger)
    self.connections = connections
    do {
      channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          connections.add(channel)
          return channel.eventLoop.makeCompletedFuture {
            var limits = NIOHTTPDecoderLimitConfiguration()
            limits.maxHeaderFieldSize = server.configuration.maximumHeadSize
            limits.maxHeaderListSize = server.configuration.maximumHeadSize
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
              withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
            try channel.pipeline.syncOperations.addHandler(
              MonitorHandler(server: server, eventLoop: channel.eventLoop))
          }
        }
        .bind(host: place.host, port: place.port).get()
    } catch {
      throw .init(error, host: place.host, port: place.port)
    }
  }

  /// Closes the port and all connections.
  func stop() async {
    try? await channel.close().get()
    await connections.endAll()
  }
}

/// Answers one request, and closes.
private final class MonitorHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let server: ServerContext
  private let deadline: Alarm
  private var head: HTTPRequestHead?

  init(server: ServerContext, eventLoop: any EventLoop) {
    self.server = server
    deadline = Alarm(clock: server.configuration.clock, on: eventLoop)
  }

  /// Nothing on this port takes long, the answer included.
  func handlerAdded(context: ChannelHandlerContext) {
    deadline.set(after: server.configuration.requestTimeout) { context.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end: if let head { answer(head, context) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  /// The main actor is asked each time: a server that is stuck doesn't answer, and is not healthy.
  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let answer = context.eventLoop.makePromise(of: (HTTPResponseStatus, String).self)
    if let refusal = server.rules.reasonToRefuseMonitoring(request) {
      answer.succeed((.init(statusCode: refusal.status), refusal.sentence + "\n"))
    } else {
      answer.completeWithTask { @MainActor [server] in server.answer(to: request.uri) }
    }
    answer.futureResult.assumeIsolated().whenSuccess { status, text in
      let head = HTTPResponseHead(
        version: .http1_1, status: status,
        headers: [
          "content-type": "text/plain; version=0.0.4; charset=utf-8",
          "content-length": "\(text.utf8.count)", "connection": "close",
          "x-content-type-options": "nosniff",
        ])
      context.write(self.wrapOutboundOut(.head(head)), promise: nil)
      if request.method != .HEAD {
        context.write(
          self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
      }
      let sent = context.eventLoop.makePromise(of: Void.self)
      sent.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
      context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: sent)
    }
  }
}

extension ServerContext {
  @MainActor
  fileprivate func answer(to path: String) -> (HTTPResponseStatus, String) {
    switch path {
    case "/health": return (.ok, "alive\n")
    case "/ready": return sessions.isEnding ? (.serviceUnavailable, "ending\n") : (.ok, "ready\n")
    case "/metrics": return (.ok, metrics.text(of: sessions))
    default: return (.notFound, "There are /health, /ready and /metrics.\n")
    }
  }
}
