import NIOCore
import NIOHTTP1
import NIOPosix

/// A separate port for operators, with liveness, readiness and metrics.
///
/// It exposes no personal data and is read-only. It is a separate port so that no proxy forwards it
/// by mistake.
struct Monitor {
  private let channel: any Channel

  /// Listens where the configuration says; nil where it says nothing.
  init?(of house: House) async throws(LiveServer.Error) {
    guard let place = house.configuration.monitor else { return nil }
    do {
      channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline()
            try channel.pipeline.syncOperations.addHandler(MonitorHandler(house: house))
          }
        }
        .bind(host: place.host, port: place.port).get()
    } catch {
      throw .init(error, host: place.host, port: place.port)
    }
  }

  /// Closes the port.
  func stop() async { try? await channel.close().get() }
}

/// Answers one request, and closes.
private final class MonitorHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let house: House
  private var path = ""

  init(house: House) { self.house = house }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): path = head.uri
    case .body: break
    case .end: answer(context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  /// The main actor is asked each time: a server that is stuck doesn't answer, and is not healthy.
  private func answer(_ context: ChannelHandlerContext) {
    let answer = context.eventLoop.makePromise(of: (HTTPResponseStatus, String).self)
    answer.completeWithTask { @MainActor [house, path] in house.answer(to: path) }
    answer.futureResult.assumeIsolated().whenSuccess { status, text in
      let head = HTTPResponseHead(
        version: .http1_1, status: status,
        headers: [
          "content-type": "text/plain; version=0.0.4; charset=utf-8",
          "content-length": "\(text.utf8.count)", "connection": "close",
        ])
      context.write(self.wrapOutboundOut(.head(head)), promise: nil)
      context.write(
        self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
      let sent = context.eventLoop.makePromise(of: Void.self)
      sent.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
      context.writeAndFlush(self.wrapOutboundOut(.end(nil)), promise: sent)
    }
  }
}

extension House {
  @MainActor
  fileprivate func answer(to path: String) -> (HTTPResponseStatus, String) {
    switch path {
    case "/health": return (.ok, "alive\n")
    case "/ready": return sessions.isEnding ? (.serviceUnavailable, "ending\n") : (.ok, "ready\n")
    case "/metrics":
      let visitors = sessions.visitors.values
      return (
        .ok,
        metrics.text(
          sessions: visitors.count, connected: visitors.count { $0.link != nil },
          failures: sessions.keeper?.failures ?? 0)
      )
    default: return (.notFound, "There are /health, /ready and /metrics.\n")
    }
  }
}
